/** What is sent on a line and is no proper request. Each is answered with a refusal, or the line is closed. */
export const WRONG_BYTES: Readonly<Record<string, string>> = {
  'an unknown method': 'FOO / HTTP/1.1\r\nhost: a\r\n\r\n',
  'another protocol': 'GET / HTTP/9.9\r\nhost: a\r\n\r\n',
  'no protocol': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'a NUL in the address': 'GET /a\0b HTTP/1.1\r\nhost: a\r\n\r\n',
  'a space in the address': 'GET /a b HTTP/1.1\r\nhost: a\r\n\r\n',
  'a whole address': 'GET http://[evil HTTP/1.1\r\nhost: a\r\n\r\n',
  'an address of another site':
    'GET http://evil.example/api/species/all HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'two hosts': 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
  'dot segments': 'GET /api/functions/%2e%2e/audit HTTP/1.1\r\nhost: a\r\n\r\n',
  'more requests than are taken ahead': 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(100),
  'the whole server': 'OPTIONS * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'a tunnel': 'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443\r\n\r\n',
  'an upgrade': 'GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n',
  'headers without end': `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
  'an address without end': `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  'a header that is none': 'GET / HTTP/1.1\r\nhost: a\r\n: b\r\n\r\n',
  'a folded header': 'GET / HTTP/1.1\r\nhost: a\r\nx: b\r\n c\r\nconnection: close\r\n\r\n',
  'two lengths':
    'POST /api/auth/sign-out HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
  'a negative length': 'POST /api/auth/sign-out HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
  'a length and chunks':
    'POST /api/auth/sign-out HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'chunks that are none':
    'POST /api/auth/sign-out HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'less than was promised':
    'POST /api/auth/sign-in/email HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{}',
  'an expectation':
    'POST /api/auth/sign-out HTTP/1.1\r\nhost: a\r\nexpect: the-unexpected\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
}
