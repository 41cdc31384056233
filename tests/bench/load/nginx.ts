import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../engines/free-port.ts'
import type { BareResponse } from './bare-server.ts'

/** Starts nginx with one worker and without a log; it sends the same bytes with the same headers, from a file. */
export async function startNginx({ headers, body }: BareResponse) {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-nginx-'))
  const port = await freePort()
  mkdirSync(join(folder, 'pages'))
  writeFileSync(join(folder, 'pages', 'page'), Buffer.from(body, 'base64'))
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, headers))
  const server = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}/page`
  while (server.exitCode === null && !(await fetch(url).catch(() => undefined))) await sleep(50)
  return {
    url,
    async stop() {
      server.kill()
      await once(server, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

/** nginx sets these itself. */
const ofNginx = new Set(['content-length', 'content-type', 'etag', 'date', 'connection', 'last-modified'])

function configuration(folder: string, port: number, headers: string[]): string {
  const pairs = headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : []))
  const added = pairs
    .filter(([name = '']) => !ofNginx.has(name.toLowerCase()))
    .map(([name = '', value = '']) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder};`,
  )
  return `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_requests 100000000;
  open_file_cache max=10;
  sendfile on;
  tcp_nopush on;
  default_type "text/html; charset=utf-8";
  ${temporary.join('\n  ')}
  server {
    listen ${port};
    root ${folder}/pages;
    ${added.join('\n    ')}
  }
}
`
}
