"""Serializes bodies of media types that Schemathesis does not support."""

import schemathesis


@schemathesis.serializer("application/offset+octet-stream")
def part_of_a_file(_context, value):
    """Returns the bytes of a part of a resumable upload."""
    return value if isinstance(value, bytes) else str(value).encode()
