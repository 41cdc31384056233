import { routePaths } from '../admin-urls.ts'
import type { FuzzRandom } from './random.ts'

const unmapped = [
  '/assets/../../package.json',
  '/files/..%2f..%2fauth-secret',
  '/files/.details/media/x.json',
  '/files/media/%2e%2e/%2e%2e/sgrada.sqlite',
  '/__manifest?p=%2Fadmin&version=x',
  '/api/auth/sign-in/email',
  '/_root.data',
  '/.env',
  '/favicon.svg',
  '/sw.js',
]

/** Texts that are put into a path or a query. None holds a space, which would end the URL. */
const oddities = [
  '%',
  '%zz',
  '%00',
  '%ff%fe',
  '%c0%af',
  '%ed%a0%80',
  '%2e%2e%2f',
  '%5c..%5c',
  '..',
  '.',
  '/',
  '//',
  '\\',
  ';',
  ':',
  '@',
  '#',
  '?',
  '&&==',
  '[0][0]',
  '{}',
  '<script>',
  "'--",
  '\x01',
  '\xff\xfe',
  'constructor',
  '__proto__',
  '-1',
  '1e999',
  '99999999999999999999',
]

const queries = ['w', 'floor', 'entrance', 'status', 'level', 'q', 'page', 'sort', 'next', '_routes', 'index']

const unknownId = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

/** A URL of the site with random damage. */
export function oddPath(random: FuzzRandom, paths = [...routePaths(), ...unmapped]): string {
  const made = random
    .pick(paths)
    .replace(/:\w+|\*/g, () => (random.chance(50) ? random.pick(oddities) : unknownId))
  const steps = [mangle, asData, doubleSlashes, withDots, withQuery, withQuery, veryLong]
  let path = made
  for (let count = random.integer(3); count > 0; count--) path = random.pick(steps)(path, random)
  return path
}

type Step = (path: string, random: FuzzRandom) => string

const mangle: Step = (path, random) => {
  const at = 1 + random.integer(path.length)
  return path.slice(0, at) + random.pick(oddities) + path.slice(at)
}
const asData: Step = (path) => path.replace(/(\?|$)/, '.data$1')
const doubleSlashes: Step = (path, random) => path.replaceAll('/', random.pick(['//', '///', '/./']))
const withDots: Step = (path, random) => random.pick(['/..', '/%2e%2e', '/a/../..', '/.']) + path
const withQuery: Step = (path, random) =>
  `${path}${path.includes('?') ? '&' : '?'}${random.pick(queries)}=${random.pick(oddities)}`
const veryLong: Step = (path, random) =>
  path + random.pick(['/a', 'я', '%41', '&a=b']).repeat(random.pick([200, 2000, 9000]))
