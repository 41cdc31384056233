import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { builtFiles, serverUrls, urls } from '../app/urls.ts'
import { locationImagePath } from '../domain/files/stored-path.ts'
import { uploadRules } from '../domain/files/upload-rules.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

const known = new Set([...found(read('backend/config.ts'), /\b([A-Z][A-Z0-9_]{3,})\b/g), 'NODE_ENV'])
/** Variables that are read by other programs, not by the application. */
const foreign = /^(POSTGRES_|ROOT_|VGW_|MALLOC_|NODE_OPTIONS|RELEASE$|[A-Z]+_IMAGE$)/
const compose = read('deploy/compose.yaml')
const dockerfile = read('deploy/Dockerfile')
const unit = read('deploy/sgrada@.service')
const site = read('deploy/nginx/site.conf')
const environment = {
  image: found(dockerfile, /^ENV (.*)/gm).join(' '),
  unit: found(unit, /^Environment=(.*)/gm).join(' '),
}

describe('the files of deploy/', () => {
  test.each([
    ['compose.yaml', found(compose, /^ +([A-Z][A-Z0-9_]+):/gm)],
    ['.env.example', found(read('deploy/.env.example'), /^([A-Z0-9_]+)=/gm)],
    ['settings.example', found(read('deploy/settings.example'), /^([A-Z0-9_]+)=/gm)],
    ['Dockerfile', found(environment.image, /([A-Z_]+)=/g).filter((n) => n !== 'PATH')],
    ['sgrada@.service', found(environment.unit, /([A-Z_]+)=/g)],
  ])('%s sets nothing that the application does not know', (_, names) => {
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter((name) => !known.has(name) && !foreign.test(name))).toEqual([])
  })

  test('every setting that the application reads reaches it in the compose file, and is in the documents', () => {
    const config = read('backend/config.ts')
    const listed = found(config.match(/hostedSettings = \[(.*?)\]/s)?.[1] ?? '', /'(\w+)'/g)
    const settings = new Set([...found(config, /^ {2}([A-Z0-9_]+): z/gm), ...listed])
    expect(settings.size).toBeGreaterThan(15)
    const app = compose.slice(compose.indexOf('environment:'), compose.indexOf('healthcheck:'))
    const wired = [...found(app, /^ {4}([A-Z0-9_]+):/gm), ...found(dockerfile, /[ ]([A-Z_]+)=/g)]
    expect([...settings].filter((name) => !wired.includes(name))).toEqual([])
    const documented = read('docs/operations.md')
    expect([...settings].filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
  })

  test('a command under systemd finds what the servers run with', () => {
    const command = read('deploy/sgrada-command')
    const setting = (name: string) => unit.match(new RegExp(`^${name}=(\\S+)`, 'm'))?.[1] ?? 'missing'
    expect(command).toContain(`--uid=${setting('User')} `)
    expect(command).toContain(`--working-directory=${setting('WorkingDirectory')} `)
    expect(command).toContain(`--property=EnvironmentFile=${setting('EnvironmentFile')} `)
    expect(command).toContain(` ${setting('ExecStart')} "cli/$command.ts"`)
    expect(command).toContain(`/var/lib/${setting('StateDirectory').replace('%i', '3001')}}`)
    const refused = spawnSync('sh', ['deploy/sgrada-command', 'burn'], { encoding: 'utf8' })
    expect([refused.status, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/^There is no command burn: .+\n$/),
    ])
    for (const name of found(command, /^command=.*\?(.+)\}/gm).flatMap((names) => names.split(/, | or /)))
      expect(existsSync(`cli/${name}.ts`), name).toBe(true)
  })

  test('a server in a container or under systemd holds as little memory as one of `npm start`', () => {
    const allocation = [...read('cli/run.mjs').matchAll(/(MALLOC_\w+): '(\d+)'/g)]
    const expected = allocation.map(([, name, value]) => `${name}=${value}`).join(' ')
    expect(expected).toMatch(/MALLOC_ARENA_MAX=.* MALLOC_MMAP_THRESHOLD_=/)
    const [option] = found(JSON.parse(read('package.json')).scripts.start, /run\.mjs (\S+) cli/g)
    for (const settings of Object.values(environment))
      expect(settings).toContain(`${expected} NODE_OPTIONS=${option}`)
  })

  test('the examples ask for every value that the compose file needs, and hold no secret', () => {
    const example = read('deploy/.env.example')
    for (const name of found(compose, /\$\{([A-Z0-9_]+)/g)) expect(example).toContain(`\n${name}=\n`)
    for (const text of [example, read('deploy/settings.example')])
      expect(found(text, /^[A-Z0-9_]*(?:SECRET|PASSWORD|TOKEN|KEY|URL)[A-Z0-9_]*=(.+)$/gm)).toEqual([])
  })

  test('what runs for long is started again, and its log does not fill the disk', () => {
    const running = found(compose, /^ {2,4}image: (.+)$/gm)
    expect(running).toHaveLength(4)
    for (const line of ['restart: unless-stopped', 'logging: *logging'])
      expect(compose.split(line).length - 1, line).toBe(running.length)
    expect(compose).toMatch(/max-size: .+, max-file: /)
  })

  test('images of others have an exact version, which can be pinned by digest', () => {
    const [ours, ...others] = found(compose, /^ {2,4}image: (.+)$/gm)
    expect(ours).toBe(`sgrada:\${RELEASE:-local}`)
    for (const image of others)
      expect(image).toMatch(/^\$\{[A-Z]+_IMAGE:-[a-z/]+:v?\d+\.\d+(\.\d+)?(-[a-z]+)?\}$/)
  })

  test('what is copied, mounted and started is there', () => {
    const copied = found(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((paths) => paths.split(' '))
    const started = found(dockerfile, /^CMD \["node", "([^"]+)"\]/gm)
    const startedByUnit = found(unit, /^ExecStart=\S+ (\S+)$/gm)
    const mounted = found(compose, /- \.\/(nginx\/\S+?):/g).map((path) => `deploy/${path}`)
    const included = found(read('deploy/nginx/nginx.conf'), /include (?!mime)(\S+);/g)
    const paths = [...copied, ...started, ...startedByUnit, ...mounted]
    expect([started, startedByUnit]).toEqual([['server/main.ts'], ['server/main.ts']])
    expect(
      [...paths, ...included.map((name) => `deploy/nginx/${name}`)].filter((p) => !existsSync(p)),
    ).toEqual([])
  })

  test('every room that the server imports from is in the image', () => {
    const rooms = globSync('{server,backend,domain,text,demo,cli}/**/*.ts', {
      exclude: ['**/*.test.ts'],
    }).flatMap((file) =>
      found(read(file), /'(\.\.\/[^']+)'/g).map((path) => join(file, '..', path).split('/', 1)[0] ?? ''),
    )
    const copied = found(dockerfile, /^COPY (?:--from=\S+ )?(?:\/app\/)?(\w+) \w+$/gm)
    expect([...new Set(rooms)].filter((room) => existsSync(room) && !copied.includes(room))).toEqual([])
  })
})

describe('the rules for Prometheus', () => {
  const rules = read('deploy/prometheus/rules.yml')
  const expressions = found(rules, /^ {8}expr: (.+)$/gm)

  test('name metrics that there are, and say what each is about', async () => {
    const registry = new Registry()
    collectDefaultMetrics({ register: registry })
    const ours = found(read('server/metrics.ts'), /\bname: '(\w+)'/g)
    const defaults = (await registry.getMetricsAsJSON()).map(({ name }) => name)
    const names = new Set([...ours, ...defaults, 'up'])
    const named = expressions.flatMap((each) =>
      found(each.replace(/"[^"]*"/g, ''), /\b((?:sgrada|process|nodejs)_\w+|up)\b/g),
    )
    expect(named.length).toBeGreaterThanOrEqual(expressions.length)
    expect(named.filter((name) => !names.has(name.replace(/_bucket$/, '')))).toEqual([])
    for (const part of ['- alert: Sgrada', '  annotations:', '    summary: ']) {
      expect(rules.split(part).length - 1, part).toBe(expressions.length)
    }
  })

  test('are those of the documents', () => {
    const documented = read('docs/operations.md')
    const shown = expressions.map((each) => each.replace('{job="sgrada"}', ''))
    expect(shown.filter((each) => !documented.includes(`\`${each}\``))).toEqual([])
    expect(found(documented, /^\| [A-Z][^|]+ \| (`.*`.*) \|$/gm).join()).toContain(shown[0])
  })

  test('are YAML of the plainest kind', () => {
    const line = /^( *)(- )?[a-z]+:( \S.*)?$|^ *#|^$/
    expect(rules.split('\n').filter((each) => !line.test(each))).toEqual([])
    // A plain value may hold neither of these; others are quoted.
    const values = found(rules, /: ([^'\n].*)$/gm)
    expect(values.filter((value) => /: | #/.test(value))).toEqual([])
  })
})

describe('nginx', () => {
  const largest = Math.max(...Object.values(uploadRules).map(({ maxSize }) => maxSize))

  test('lets the largest upload through, and a little more, so that the application refuses it', () => {
    const limit = Number(site.match(/client_max_body_size (\d+)m;/)?.[1]) * 1024 * 1024
    expect(limit).toBeGreaterThan(largest)
    expect(limit).toBeLessThan(largest * 1.1)
  })

  test('has a place for each URL that needs other treatment than a page', () => {
    expect(site).toContain(`location ${builtFiles.assets}/ {`)
    expect(site).toContain(`location ~ ^/(${urls.files.slice(1)}|${urls.previews.slice(1)})/ {`)
    expect(site).toContain(`location = ${urls.files}/${locationImagePath} {`)
    expect(site).toContain(`location ~ ^/(${serverUrls.live.slice(1)}|${urls.adminLive.slice(1)})$ {`)
    expect(site).toContain(`location ${urls.uploads}/ {`)
    expect(site).toContain(`location = ${serverUrls.metrics} {`)
  })

  test('does not take a response of a server for its failure: one that sends 503 still has its cached pages', () => {
    const conditions = found(site, /proxy_next_upstream (.+);/g)
    expect(conditions.length).toBeGreaterThan(1)
    expect(conditions.filter((condition) => /http_5/.test(condition))).toEqual([])
  })

  test('can make the folder of its cache on a fresh Debian, and compose keeps that very folder', () => {
    const [folder = ''] = found(site, /proxy_cache_path (\S+)/g)
    // nginx creates only the last folder of the path, and /var/cache exists on every Debian.
    expect(folder).toMatch(/^\/var\/cache\/[^/]+$/)
    expect(compose).toContain(`- cache:${folder}\n`)
  })

  test.each(['servers', 'servers-compose'])(
    '%s: closes idle connections before the application does',
    (name) => {
      const [ours] = found(read('server/http-server.ts'), /keepAliveTimeout: (\d+)_000/g)
      const [theirs] = found(read(`deploy/nginx/${name}.conf`), /keepalive_timeout (\d+)s;/g)
      expect(Number(theirs)).toBeLessThan(Number(ours))
    },
  )
})
