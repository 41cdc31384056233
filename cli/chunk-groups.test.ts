import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chunkGroups } from './chunk-groups.ts'

const packages = 'react,react-dom,react-router,scheduler,lucide-react'
const modules = [
  ...globSync(['{app,domain,text}/**/*.{ts,tsx}', `node_modules/{${packages}}/**/*.{js,mjs}`]),
  // This module exists in the bundler only.
  'rolldown/runtime.js',
]
const paths = modules.filter((path) => !path.includes('.test.')).map((path) => `/${path}`)

test.each(chunkGroups)('every pattern of the group „$name“ matches a file', ({ patterns }) => {
  const unmatched = patterns.filter((pattern) => !paths.some((path) => new RegExp(pattern).test(path)))
  expect(unmatched).toEqual([])
})
