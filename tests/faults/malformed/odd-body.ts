import type { FuzzRandom } from './random.ts'

export interface Body {
  type: string
  bytes: Buffer
}

const megabyte = 1024 * 1024
const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=b'

const names = [
  'name',
  'email',
  'password',
  'message',
  'id',
  'ids',
  'revision',
  'status',
  'change',
  'outlines',
  'features[0]',
  'socialMedia.facebook',
  'a[99999999]',
  'a.b.c.d',
  '__proto__.x',
  '__intent__',
  '__state__',
  'constructor',
]
/** None of these is an e-mail address, an image or a brochure, so that no form made of them is accepted. */
const values = [
  '',
  '%00',
  '%ed%a0%80',
  '%',
  '+',
  '-1',
  'NaN',
  '1e999',
  '%F0%9F%8F%A0',
  '%7B%22a%22%3A',
  'x'.repeat(9000),
]

const form = (random: FuzzRandom) => {
  const fields = Array.from(
    { length: random.integer(12) },
    () => `${random.pick(names)}=${random.pick(values)}`,
  )
  return { type: urlencoded, bytes: Buffer.from(fields.join('&')) }
}
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

const small: ((random: FuzzRandom) => Body)[] = [
  form,
  form,
  form,
  (random) => ({ type: urlencoded, bytes: random.bytes(random.integer(300)) }),
  (random) => ({ type: random.pick(['', '/', 'text/plain', 'image/jpeg']), bytes: random.bytes(200) }),
  (random) => ({
    type: 'application/json',
    bytes: Buffer.from(random.pick(['{', '[]', 'null', '{"__proto__":{}}', '"\\ud800"', '[[[[[['])),
  }),
  (random) => ({
    type: multipart,
    bytes: Buffer.from(
      part(random.pick(names), random.pick(values)) +
        random.pick(['', '--b--\r\n', '--b\r\nContent', '\0', '--']),
    ),
  }),
  (random) => ({
    type: random.pick(['multipart/form-data', `${multipart}${'b'.repeat(80)}`]),
    bytes: Buffer.from(part('a', '1')),
  }),
  (random) => ({
    type: random.pick(['image/jpeg', 'image/gif', 'image/png', 'application/octet-stream']),
    bytes: Buffer.concat([
      Buffer.from(random.pick(imageStarts), 'latin1'),
      random.bytes(random.integer(500)),
    ]),
  }),
]
const imageStarts = [
  'GIF89a\x01\x00\x01\x00',
  '\xff\xd8\xff\xe0',
  '\x89PNG\r\n\x1a\n',
  'RIFF\x00\x00\x00\x00WEBP',
  '\0',
]

const fill = (text: string, bytes = megabyte - 64) =>
  Buffer.from(text.repeat(Math.floor(bytes / text.length)))

/** Bodies up to the server's limit of a megabyte, and beyond. */
const large: (() => Body)[] = [
  () => ({ type: urlencoded, bytes: fill('a=1&') }),
  () => ({ type: urlencoded, bytes: fill('&&') }),
  () => ({ type: urlencoded, bytes: Buffer.concat([fill('a[0]', 500_000), Buffer.from('=1')]) }),
  () => ({ type: urlencoded, bytes: Buffer.concat([fill('n', 1_000_000), Buffer.from('=1')]) }),
  () => ({ type: urlencoded, bytes: Buffer.concat([Buffer.from('message='), fill('%', 1_000_000)]) }),
  () => ({ type: urlencoded, bytes: Buffer.concat([Buffer.from('ids='), fill('a+', 1_000_000)]) }),
  () => ({
    type: urlencoded,
    bytes: Buffer.concat([Buffer.from('id=x&revision=1&outlines='), fill('[', 900_000)]),
  }),
  () => ({ type: multipart, bytes: fill(part('a', '1')) }),
  () => ({ type: multipart, bytes: Buffer.concat([Buffer.from('--b\r\n'), fill('x')]) }),
  () => ({ type: 'application/json', bytes: fill('[') }),
  () => ({ type: urlencoded, bytes: fill('a=1&', 2 * megabyte) }),
]

export function oddBody(random: FuzzRandom): Body {
  return random.chance(3) ? random.pick(large)() : random.pick(small)(random)
}
