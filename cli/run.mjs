// Runs a file of the project on the project's own Node: `node cli/run.mjs [NODE OPTION...] FILE [ARGUMENT...]`.
// Plain JavaScript for any Node from 20.19 on: it is all that runs before the dependencies are there.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const installed = join(modules, '.package-lock.json')
const ownNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

function isInstalled() {
  if (!existsSync(ownNode) || !existsSync(installed)) return false
  return statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

if (!isInstalled()) {
  console.log('Installing dependencies…')
  const npm = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) process.exit(npm.status ?? 1)
}

const [file, ...rest] = process.argv.slice(2)
const path = join(modules, '.bin') + delimiter + process.env.PATH
const child = spawn(ownNode, [file, ...rest], {
  cwd: root,
  stdio: 'inherit',
  // Else glibc keeps a heap for each thread that makes pictures, and gives none of it back, nor the pixels in it.
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', ...process.env, PATH: path },
})

// A terminal sends Ctrl-C to both processes, a supervisor sends SIGTERM to this one only: the child decides.
process.on('SIGINT', () => child.kill('SIGINT'))
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
