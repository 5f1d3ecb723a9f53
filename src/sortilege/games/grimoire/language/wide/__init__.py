"""The wide reader: from how people write to what the language says, before the strict grammars."""
