import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import type { UnusedParts } from './unused-part-lists.ts'
import { withoutParts } from './unused-parts.ts'
import { reactParts } from './unused-react-parts.ts'
import { routerParts } from './unused-router-parts.ts'
import { workerParts } from './unused-worker-parts.ts'

function without(code: string, unused: Omit<UnusedParts, 'module'>): string {
  return withoutParts(code, { module: 'a.js', ...unused }, parseSync('a.js', code).program)
}

test('a function loses what it does, or does something else', () => {
  const code = 'function a() { return 1 }\nfunction b() { function c() { return 2 } return c() }'
  expect(without(code, { functions: ['a', ['c', 'return 3']] })).toBe(
    'function a() {}\nfunction b() { function c() {return 3} return c() }',
  )
})

test('a method is like a function', () => {
  expect(without('class A { a() { return 1 } }', { functions: ['a'] })).toBe('class A { a() {} }')
})

test('an export of a CommonJS module disappears', () => {
  expect(without('exports.a = 1;\nexports.ab = 2;', { exports: ['a'] })).toBe('\nexports.ab = 2;')
})

test('text is replaced wherever it is, also from a beginning to an end', () => {
  expect(
    without('if (x) f(); if (x) g(1); h(2)', {
      texts: [
        ['if (x)', 'if (false)'],
        [['h(', ')'], 'i()'],
      ],
    }),
  ).toBe('if (false) f(); if (false) g(1); i()')
})

test('messages for developers lose their words, conditions stay', () => {
  expect(without("invariant(a, 'A must be there'); if (b) warning(false, 'B')", { hasMessages: true })).toBe(
    'invariant(a); if (b) void 0',
  )
})

test('what is inside of something that disappears disappears with it', () => {
  expect(without("function a() { warning(b, 'B') }", { functions: ['a'], hasMessages: true })).toBe(
    'function a() {}',
  )
})

test.each([{ functions: ['b'] }, { exports: ['b'] }, { texts: [['b', '']] as const }])(
  'a part that is not there is an error: %o',
  (unused) => {
    expect(() => without('function a() {}', unused)).toThrow()
  },
)

test.each([...reactParts, ...routerParts, ...workerParts])('$module has what is left out of it', (unused) => {
  const code = readFileSync(`node_modules${unused.module}`, 'utf8')
  const rest = withoutParts(code, unused, parseSync(unused.module, code).program)
  expect(parseSync(unused.module, rest).errors).toEqual([])
  expect(rest.length).toBeLessThan(code.length)
})

/** What would not work in a browser any more. */
const leftOut = [
  /\b(Activity|SuspenseList|Profiler|PureComponent|cloneElement|createRef|cacheSignal)\b.*from 'react'/,
  /\b(useActionState|useInsertionEffect|useFormStatus|useFormState|requestFormReset|createRoot)\b/,
  /\b(preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\b.*from 'react-dom'/,
  /\bChildren\b.*from 'react'/,
  /\bon(BeforeInput|CompositionStart|CompositionEnd|CompositionUpdate)(Capture)?=/,
  /\bviewTransition\b|\bclientMiddleware\b|\bcreateBrowserRouter\b|\binstrumentations\b/,
  // A custom element.
  /<[a-z]+-[a-z-]+[\s>]/,
]

test('no screen uses what is left out', () => {
  const screens = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.test\.|\.server\./.test(file))
  expect(screens.length).toBeGreaterThan(300)
  const uses = screens.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => leftOut.some((pattern) => pattern.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(uses).toEqual([])
})
