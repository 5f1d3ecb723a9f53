"""Pages of HTML: lobby, rules, first games, replay, editor."""
