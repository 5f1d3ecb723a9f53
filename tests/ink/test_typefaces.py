"""The typefaces come with their packages, and drawings outside the page use them too."""

from sortilege.ink.palette import FONTS
from sortilege.ink.render import png
from sortilege.ink.typefaces import FACES, FIRST, SANS, SERIF, files, font_faces


def test_every_face_is_there() -> None:
    assert len(files()) == len(FACES) == 6
    for name, path in files().items():
        assert path.name == name
        assert path.read_bytes()[:4] == b"\0\1\0\0", f"{name} is no TrueType"
    assert {face.name for face in FIRST} <= set(files())


def test_a_page_is_told_where_each_is() -> None:
    rules = font_faces("/type")
    assert rules.count("@font-face") == len(FACES)
    for face in FACES:
        assert f"url(/type/{face.name})" in rules
    assert FONTS["serif"].startswith(f"'{SERIF}'")
    assert FONTS["sans"].startswith(f"'{SANS}'")


def test_pictures_are_set_in_them() -> None:
    text = '<text x="2" y="20" font-family="{}">Rune</text>'
    word = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">{text}</svg>'
    serif, sans, none = (png(word.format(name), 90) for name in ("var(--serif)", "var(--sans)", "no such face"))
    assert len({serif, sans, none}) == 3
