import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const program = '/usr/sbin/nginx'
const shipped = join(import.meta.dirname, '../../deploy/nginx')
/** The start takes some milliseconds, but far more on a busy machine. */
const readyWithin = 60_000

export function hasNginx(): boolean {
  return existsSync(program) && existsSync('/usr/bin/openssl')
}

interface Options {
  /** The URLs of the application's servers, such as http://localhost:3001. */
  upstream: string | string[]
  /** Includes deploy/nginx/micro-cache.conf. */
  microCache?: boolean
}

export interface Nginx {
  /** The HTTPS URL, with a self-signed certificate, which `sendRequest` of tests/faults accepts. */
  url: string
  /** The HTTP URL, which redirects to HTTPS. */
  plainUrl: string
  /** The folders of its certificates and of the ACME challenges that it serves. */
  folders: { certificates: string; challenges: string }
  /** The certificate as PEM, for clients that check it. */
  certificate: string
  /** Makes nginx reload its configuration, as `systemctl reload nginx` does. */
  reloadCommand: string
  output(): string
  /** One line for each request. */
  accessLog(): string
  stop(): Promise<void>
}

/**
 * Starts nginx with the configuration of deploy/nginx/ in front of these servers, on loopback, until it is stopped
 * or this process ends. Only what is specific to a machine is replaced: ports, folders, the servers' URLs.
 */
export async function startNginx({ upstream, microCache = false }: Options): Promise<Nginx> {
  if (!hasNginx()) throw new Error('nginx is not installed: on Debian, apt-get install nginx openssl')
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-nginx-'))
  // The workers of nginx run as another user, who must be able to read the folder.
  chmodSync(folder, 0o755)
  const [plainPort, tlsPort] = [await freePort(), await freePort()]
  copyFileSync('/etc/nginx/mime.types', join(folder, 'mime.types'))
  copyFileSync(join(shipped, 'micro-cache.conf'), join(folder, 'micro-cache.conf'))
  const folders = { certificates: join(folder, 'certificates'), challenges: join(folder, 'acme') }
  const certificate = makeCertificate(folders.certificates)
  const write = (name: string, replacements: Replacement[]) =>
    writeFileSync(join(folder, name), replaceAll(name, replacements))
  write('nginx.conf', [
    [/^pid .*$/m, `pid ${folder}/pid;`],
    [/\/var\/log\/nginx\//, `${folder}/`],
    [/^http \{$/m, `http {\n${temporaryFolders(folder)}`],
  ])
  write('site.conf', [
    [/^proxy_cache_path \S+/m, `proxy_cache_path ${folder}/cache`],
    [/^ *listen \[::\].*\n/gm, ''],
    [/\/var\/www\/acme/, folders.challenges],
    [/listen 80;/, `listen 127.0.0.1:${plainPort};`],
    [/listen 443 /, `listen 127.0.0.1:${tlsPort} `],
    [/# (include micro-cache.conf;)/, microCache ? '$1' : '$&'],
  ])
  write('servers.conf', [[/^( *)server \S+( .*)?;\n(?: *server .*\n)*/m, serverLines([upstream].flat())]])

  const child = spawn(
    'setpriv',
    ['--pdeathsig', 'TERM', program, '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let printed = ''
  child.stderr.on('data', (chunk) => {
    printed += chunk
  })
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true })
  }
  const started = performance.now()
  while (!(await isListening(tlsPort))) {
    if (child.exitCode === null && performance.now() - started < readyWithin) {
      await sleep(20)
      continue
    }
    await stop()
    throw new Error(`nginx did not start: ${printed}`)
  }
  return {
    url: `https://localhost:${tlsPort}`,
    plainUrl: `http://localhost:${plainPort}`,
    folders,
    certificate,
    reloadCommand: `kill -HUP ${child.pid}`,
    output: () => printed,
    accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    stop,
  }
}

type Replacement = [pattern: RegExp, replacement: string | ((...found: string[]) => string)]

function replaceAll(name: string, replacements: Replacement[]): string {
  return replacements.reduce(
    (text, [pattern, replacement]) => {
      if (!pattern.test(text)) throw new Error(`deploy/nginx/${name} has no ${pattern}`)
      pattern.lastIndex = 0
      return text.replace(pattern, replacement as string)
    },
    readFileSync(join(shipped, name), 'utf8'),
  )
}

/**
 * Returns a `server` line for each server, with the parameters of the first one in deploy/nginx/servers.conf.
 */
function serverLines(upstream: string[]) {
  return (_: string, indent = '', parameters = '') =>
    upstream.map((url) => `${indent}server 127.0.0.1:${new URL(url).port}${parameters ?? ''};\n`).join('')
}

/** Sets temporary folders, as the default ones need root and are shared with any other nginx of the machine. */
function temporaryFolders(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')
}

export function makeCertificate(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1'
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      names,
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  )
  return readFileSync(certificate, 'utf8')
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
