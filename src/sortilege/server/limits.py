"""How much and how fast somebody may ask: sizes, and buckets that fill with time, per connection and per address."""

import ipaddress
import time
from collections import Counter, OrderedDict

LARGEST_MESSAGE = 16_384  # bytes from a window at a table
LARGEST_BODY = 400_000  # bytes of a request, unless it sends a record
LARGEST_RECORD = 1_000_000
LARGEST_COPY = 100_000  # of an owner's deck, cards or board, as text
LARGEST_SHEET = 1_500_000  # of the form in which it is typed: a field for each value


def address_group(address: str) -> str:
    """The address that is counted: one subscriber has a whole IPv6 network of 64 bits, so it counts as one."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((found, 64), strict=False))
    return address


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


class Shares:
    """How many things are under way, and how many of each address; who has no address counts among all alone."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self._under_way: Counter[str] = Counter()

    def begin(self, address: str) -> bool:
        """Counts one thing more, unless there are too many."""
        address = address_group(address)
        if self._under_way.total() >= self.most or (address and self._under_way[address] >= self.most_of_one):
            return False
        self._under_way[address] += 1
        return True

    def end(self, address: str) -> None:
        address = address_group(address)
        self._under_way[address] -= 1
        if not self._under_way[address]:
            del self._under_way[address]


class Buckets:
    """One bucket for each address; the addresses that have been quiet longest are forgotten."""

    def __init__(self, size: float, rate: float, most: int = 10_000) -> None:
        self.size = size
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        address = address_group(address)
        bucket = self._buckets.pop(address, None) or Bucket(self.size, self.rate)
        self._buckets[address] = bucket
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket.take()
