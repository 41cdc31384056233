import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const copied = [
  'app',
  'backend',
  'cli',
  'demo',
  'domain',
  'public',
  'server',
  'text',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]

export interface Release {
  folder: string
  remove(): void
}

/** Builds another release of the site, with `replacement` applied to one source file. */
export async function buildRelease(file: string, replacement: [string, string]): Promise<Release> {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-release-'))
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const source = readFileSync(file, 'utf8')
  writeFileSync(join(folder, file), source.replaceAll(...replacement))
  await promisify(execFile)(process.execPath, ['cli/build.ts'], { cwd: folder })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
