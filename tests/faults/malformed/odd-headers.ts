import type { FuzzRandom } from './random.ts'

const long = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length))

const headers: [name: string, values: string[]][] = [
  ['Cookie', ['=', ';;;', 'sgrada.session_token', 'sgrada.session_token=%', long('a=b; ', 12_000)]],
  ['Cookie', ['sgrada.session_token=a.b', 'sgrada.session_token=%00.%ff', 'a="\xff"; b=\x7f']],
  ['Accept', ['', ',,,;q=', 'image/avif;q=2,*/*;q=-1', long('text/html,', 9000), '\xff/\xff']],
  ['Accept-Encoding', ['br;q=x', 'identity;q=0', '*;q=0', long('gzip,', 5000), 'gzip, br']],
  ['Accept-Language', ['', '-', long('bg-BG,', 4000)]],
  ['Range', ['bytes=', 'bytes=9-1', 'bytes=-0', 'bytes=99999999999999999999-', 'lines=1-2', 'bytes=0-1,5-6']],
  ['If-Range', ['"x"', 'W/"', 'Thu, 99 Foo 0000']],
  ['If-None-Match', ['*', 'W/', '"', ',,,', long('"a",', 12_000)]],
  ['If-Modified-Since', ['never', 'Thu, 99 Foo 0000']],
  ['X-Forwarded-For', ['', ',', 'unknown', "1.2.3.4', '--", '::ffff:999.1.1.1', long('1.1.1.1,', 8000)]],
  ['X-Forwarded-Proto', ['https', 'https,gopher', '', 'ht\ttps']],
  ['X-Forwarded-Host', ['example.com', 'a b', '[::']],
  ['Origin', ['null', 'https://example.com', 'https://localhost', '://', 'http://[', '']],
  ['Sec-Fetch-Site', ['cross-site', '', 'same-origin\t', 'none']],
  ['Referer', ['http://', '%00', long('x', 6000)]],
  ['User-Agent', ['', '\x01\x02', long('Mozilla ', 6000)]],
  ['Expect', ['100-continue', '200-ok']],
  ['Upgrade', ['websocket', 'h2c']],
  ['TE', ['trailers', 'gzip;q=x']],
  ['Content-Encoding', ['gzip', 'br', 'nonsense']],
  [
    'Content-Type',
    ['', ';', 'multipart/form-data', 'text/x-script', 'application/x-www-form-urlencoded; x=\xff'],
  ],
  ['X-Upload-Id', ['', 'x', '7c9e6679-7425-40de-944b-e07fc1f90ae7', '00000000-0000-0000-0000-000000000000']],
  ['X-File-Name', ['%', '%00', '..%2f..', long('a', 3000), 'a.jpg']],
  ['X-Odd', [long('x', 20_000), '\xff\xfe', 'a\x0bb']],
  ['Bad Name', ['x']],
  ['', ['x']],
]

const hosts = ['localhost', '', 'a b', '[::1', 'example.com:99999', '127.0.0.1/../x', '@', 'я', '%00']

/** Header lines, most of which are harmless alone. */
export function oddHeaders(random: FuzzRandom): string[] {
  const host = random.chance(97) ? 'localhost' : random.pick(hosts)
  const lines = random.chance(99) ? [`Host: ${host}`] : []
  for (let count = random.integer(4); count > 0; count--) {
    const [name, values] = random.pick(headers)
    lines.push(`${name}: ${random.pick(values)}`)
  }
  return lines
}
