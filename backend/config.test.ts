import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeEngines, readConfig } from './config.ts'

const hosted = {
  DATABASE_URL: 'postgres://db.example.com/sgrada',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'sgrada',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
  AUTH_SECRET: 'a secret of at least 32 characters',
}

describe('configuration', () => {
  test('works without any setting', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: undefined,
      dataDir: './data',
      trustProxy: 0,
      publicUrl: undefined,
      logLevel: 'info',
      drainSeconds: 0,
      metricsToken: undefined,
      mail: undefined,
      demo: true,
      firstAdmin: { email: 'admin@example.com', password: undefined },
      engines: { kind: 'embedded' },
    })
  })

  test('an empty setting counts as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', S3_BUCKET: '' })).toEqual(readConfig({}))
  })

  test('is hosted when all six settings are given', () => {
    expect(readConfig(hosted).engines).toEqual({
      kind: 'hosted',
      databaseUrl: hosted.DATABASE_URL,
      authSecret: hosted.AUTH_SECRET,
      s3: {
        endpoint: hosted.S3_ENDPOINT,
        region: 'us-east-1',
        bucket: 'sgrada',
        accessKeyId: 'id',
        secretAccessKey: 'key',
        pathStyle: true,
      },
    })
  })

  test('S3 may have a region and the bucket in the host name', () => {
    const { engines } = readConfig({ ...hosted, S3_REGION: 'eu-central-1', S3_FORCE_PATH_STYLE: 'false' })
    expect(engines).toMatchObject({ s3: { region: 'eu-central-1', pathStyle: false } })
  })

  test.each([
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_ENDPOINT', 'https://s3.example.com/sgrada'],
    ['S3_FORCE_PATH_STYLE', 'yes'],
    ['S3_BUCKET', 'sgrada/files'],
    ['S3_REGION', 'eu/central'],
    ['DATABASE_URL', 'notaurl'],
    ['DATABASE_URL', 'mysql://db.example.com/sgrada'],
    ['DATABASE_URL', 'postgres://user:pass%word@db.example.com/sgrada'],
  ])('a hosted %s of %j fails with one line that names it', (name, value) => {
    const refusal = new RegExp(`^Invalid environment variable ${name}: .+$`)
    expect(() => readConfig({ ...hosted, [name]: value })).toThrow(refusal)
  })

  test.each([
    'postgresql://db.example.com',
    'postgres://user:p%40ss@[::1]:5433/sgrada?sslmode=require',
    'postgres:///sgrada?host=/var/run/postgresql',
  ])('accepts the database URL %s', (given) => {
    expect(readConfig({ ...hosted, DATABASE_URL: given }).engines).toMatchObject({ databaseUrl: given })
  })

  test.each(Object.keys(hosted))('a missing %s is named', (name) => {
    expect(() => readConfig({ ...hosted, [name]: undefined })).toThrow(
      `Missing required environment variable: ${name}`,
    )
  })

  test.each(['DATABASE_URL', 'S3_BUCKET', 'S3_REGION'])(
    '%s alone requires the other hosted settings',
    (name) => {
      expect(() => readConfig({ [name]: 'x' })).toThrow('Missing required environment variable: ')
    },
  )

  test('the demo is loaded into the embedded engines unless it is off, and into hosted ones only when it is on', () => {
    expect(readConfig({ DEMO: 'off' }).demo).toBe(false)
    expect(readConfig(hosted).demo).toBe(false)
    expect(readConfig({ ...hosted, DEMO: 'on' }).demo).toBe(true)
  })

  test('an AUTH_SECRET that is too short is refused', () => {
    expect(() => readConfig({ ...hosted, AUTH_SECRET: 'secret' })).toThrow('at least 32 characters')
  })

  test('AUTH_SECRET alone does not make it hosted', () => {
    expect(readConfig({ AUTH_SECRET: 'x' }).engines.kind).toBe('embedded')
  })

  test.each(['https://www.example.com', 'https://WWW.example.com:443/'])(
    'PUBLIC_URL %s is an origin',
    (given) => {
      expect(readConfig({ PUBLIC_URL: given }).publicUrl).toBe('https://www.example.com')
    },
  )

  test.each([
    ['PUBLIC_URL', 'www.example.com'],
    ['PUBLIC_URL', 'ftp://www.example.com'],
    ['PUBLIC_URL', 'https://www.example.com/site'],
    ['PUBLIC_URL', 'https://user:word@www.example.com'],
    ['PORT', 'abc'],
    ['PORT', ' '],
    ['PORT', '0x10'],
    ['PORT', '1e3'],
    ['HOST', ' '],
    ['HOST', 'http://127.0.0.1'],
    ['DATA_DIR', ' '],
    ['TRUST_PROXY', 'yes'],
    ['DRAIN_SECONDS', '61'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['SMTP_URL', 'smtps://office:pass%word@mail.example.com'],
    ['MAIL_FROM', 'Sgrada'],
    ['MAIL_FROM', 'office@example.com, other@example.com'],
    ['MAIL_FROM', 'office@example.com\r\nBcc: other@example.com'],
    ['PORT', '70000'],
    ['TRUST_PROXY', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'mail.example.com'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', '12345'],
  ])('%s of %j fails with one line that names it', (name, value) => {
    const refusal = new RegExp(`^Invalid environment variable ${name}: .+$`)
    expect(() => readConfig({ [name]: value })).toThrow(refusal)
  })

  test('a first password that is too short is refused with the complete rule', () => {
    const rule = 'at least 10 characters, not a common password, not made of ADMIN_EMAIL'
    expect(() => readConfig({ ADMIN_PASSWORD: 'short' })).toThrow(rule)
  })

  test('a first password that an earlier release accepted does not prevent the start', () => {
    expect(readConfig({ ADMIN_PASSWORD: 'longer' }).firstAdmin.password).toBe('longer')
  })

  test.each(['office@example.com', 'Sgrada <office@example.com>'])('MAIL_FROM may be %s', (from) => {
    const smtpUrl = 'smtps://office:p%40ss@mail.example.com:465'
    expect(readConfig({ SMTP_URL: smtpUrl, MAIL_FROM: from }).mail).toEqual({ smtpUrl, from })
  })
})

test('an embedded installation is described by the path of its folder', () => {
  expect(describeEngines(readConfig({ DATA_DIR: './data' }))).toBe(resolve('data'))
})

test('a hosted installation is described by host and bucket, without password and keys', () => {
  const databaseUrl = 'postgres://user:password@db.example.com:5433/sgrada?sslmode=require'
  expect(describeEngines(readConfig({ ...hosted, DATABASE_URL: databaseUrl }))).toBe(
    'the database db.example.com:5433/sgrada and the bucket sgrada of https://s3.example.com',
  )
})
