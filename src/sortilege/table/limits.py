"""How fast somebody may ask: buckets that fill with time, per connection and per address."""

import time
from collections import OrderedDict


class Bucket:
    """Holds at most `size` tokens and gains `rate` a second; each request takes one."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.tokens = size
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One bucket for each address; the addresses that have been quiet longest are forgotten."""

    def __init__(self, size: float, rate: float, most: int = 10_000) -> None:
        self.size = size
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self.size, self.rate)
        self._buckets[address] = bucket
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket.take()
