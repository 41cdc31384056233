import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackWoff } from './unpack-woff.ts'

const { resolve } = createRequire(import.meta.url)

/** The typeface comes in one file for each script: digits and punctuation live in the Latin one. */
export const scripts = ['cyrillic', 'latin'] as const
export type Script = (typeof scripts)[number]

export type Weight = 400 | 500 | 600 | 700

const fonts = new Map<string, Buffer>()

/** The TrueType font for a script and weight, read once. */
export function fontData(script: Script, weight: Weight): Buffer {
  const name = `sofia-sans-${script}-${weight}-normal.woff`
  const data = fonts.get(name) ?? unpackWoff(readFileSync(resolve(`@fontsource/sofia-sans/files/${name}`)))
  fonts.set(name, data)
  return data
}

interface Run {
  script: Script
  text: string
}

const cyrillic = /[\u0400-\u04ff№]/

/** Cuts a text into stretches that one font file can set. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const script = cyrillic.test(letter) ? 'cyrillic' : 'latin'
    const last = runs.at(-1)
    if (last?.script === script) last.text += letter
    else runs.push({ script, text: letter })
  }
  return runs
}
