"""A screenshot with at most 256 colours: a third of the bytes, and nothing that the eye misses.

The browser that has taken it decodes it and chooses the colours (median cut); here it is only written down.
"""

import struct
import zlib
from base64 import b64decode, b64encode

from playwright.sync_api import Browser

_CHOOSE = """async (picture) => {
  const blob = await (await fetch("data:image/png;base64," + picture)).blob();
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(bitmap, 0, 0);
  const data = canvas.getImageData(0, 0, width, height).data;
  const counts = new Map();
  const key = (i) => ((data[i] >> 2) << 12) | ((data[i + 1] >> 2) << 6) | (data[i + 2] >> 2);
  for (let i = 0; i < data.length; i += 4) counts.set(key(i), (counts.get(key(i)) ?? 0) + 1);
  const part = (one, axis) => (one >> (12 - 6 * axis)) & 63;
  const box = (colours) => {
    const spans = [0, 1, 2].map((axis) => {
      let low = 63, high = 0;
      for (const [one] of colours) [low, high] = [Math.min(low, part(one, axis)), Math.max(high, part(one, axis))];
      return high - low;
    });
    const axis = spans.indexOf(Math.max(...spans));
    const weight = colours.reduce((sum, [, count]) => sum + count, 0);
    return { colours, axis, weight, value: colours.length > 1 ? spans[axis] * Math.cbrt(weight) : 0 };
  };
  const boxes = [box([...counts])];
  while (boxes.length < 256) {
    const most = boxes.reduce((best, one, i) => (one.value > boxes[best].value ? i : best), 0);
    const { colours, axis, weight, value } = boxes[most];
    if (!value) break;
    colours.sort((a, b) => part(a[0], axis) - part(b[0], axis));
    let at = 0, sum = 0;
    while (at < colours.length - 1 && (at === 0 || sum < weight / 2)) sum += colours[at++][1];
    boxes.splice(most, 1, box(colours.slice(0, at)), box(colours.slice(at)));
  }
  const index = new Map();
  const palette = boxes.map(({ colours, weight }, i) => {
    colours.forEach(([one]) => index.set(one, i));
    const mean = (axis) => colours.reduce((sum, [one, count]) => sum + part(one, axis) * count, 0) / weight;
    return [0, 1, 2].map((axis) => Math.round((mean(axis) * 255) / 63));
  });
  const pixels = new Uint8Array(width * height);
  for (let i = 0; i < pixels.length; i++) pixels[i] = index.get(key(4 * i));
  let text = "";
  for (let i = 0; i < pixels.length; i += 8192) text += String.fromCharCode(...pixels.subarray(i, i + 8192));
  return { width, height, palette, pixels: btoa(text) };
}"""


def smaller(browser: Browser, png: bytes) -> bytes:
    """The same picture as a PNG with a palette."""
    page = browser.new_page()
    found = page.evaluate(_CHOOSE, b64encode(png).decode())
    page.close()
    width, height = found["width"], found["height"]
    pixels = b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[y * width : (y + 1) * width] for y in range(height))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        (
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(part for colour in found["palette"] for part in colour)),
            _chunk(b"IDAT", zlib.compress(rows, 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
