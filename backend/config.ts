import { resolve } from 'node:path'
import { z } from 'zod'
import { minNewPasswordLength } from '../domain/people/new-password.ts'
import { maxPasswordLength, minPasswordLength } from '../domain/sign-in.ts'
import type { S3Settings } from './files/s3-client.ts'

export interface Config {
  port: number
  /** The address to listen on; undefined for all addresses of the machine. */
  host: string | undefined
  dataDir: string
  /** How many proxies in front of the server are trusted to report the visitor's IP. */
  trustProxy: number
  /** The origin of the site, such as https://www.example.com. */
  publicUrl: string | undefined
  logLevel: string
  /** How long the server still responds after SIGTERM, while its health check already fails. */
  drainSeconds: number
  /** The key to the metrics; without it nobody can read them. */
  metricsToken: string | undefined
  /** Undefined without a mail server. */
  mail: { smtpUrl: string; from: string } | undefined
  /** Whether the first start fills an empty installation with the demo building. */
  demo: boolean
  firstAdmin: { email: string; password: string | undefined }
  engines: EmbeddedEngines | HostedEngines
}

export interface EmbeddedEngines {
  kind: 'embedded'
}

export interface HostedEngines {
  kind: 'hosted'
  databaseUrl: string
  authSecret: string
  s3: S3Settings
}

export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>

const hostedSettings = [
  'DATABASE_URL',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'AUTH_SECRET',
] as const

const mailExample = 'Give a URL such as smtps://user:password@mail.example.com'
const senderExample = 'Give one address, such as office@example.com or Sgrada <office@example.com>'
const databaseExample = 'Give a URL such as postgres://user:password@db.example.com:5432/sgrada'

export const firstPasswordRule = `at least ${minNewPasswordLength} characters, not a common password, not made of ADMIN_EMAIL`

/** Accepts digits only: `Number` would also read a blank, 0x10 and 1e3. */
const integerUpTo = (highest: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) <= highest,
      `Give a whole number from 0 to ${highest}`,
    )
    .transform(Number)

const settings = z.object({
  PORT: z.string().pipe(integerUpTo(65535)).default(3000),
  HOST: z
    .string()
    .regex(
      /^[A-Za-z0-9.:%_-]+$/,
      'Give an address of this machine, such as 127.0.0.1, or nothing for all of them',
    )
    .optional(),
  DATA_DIR: z.string().regex(/\S/, 'Give the path of a folder').default('./data'),
  TRUST_PROXY: z.string().pipe(integerUpTo(10)).default(0),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(isOrigin, 'Give the URL without a path, such as https://www.example.com')
    .optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  DRAIN_SECONDS: z.string().pipe(integerUpTo(60)).default(0),
  METRICS_TOKEN: z.string().min(16).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: mailExample, abort: true })
    .refine((text) => new URL(text).hostname !== '', mailExample)
    .refine(hasReadableCredentials, 'The name and the password in it must be percent-encoded')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]*<[^\s<>@,;"]+@[^\s<>@,;"]+>|[^\s<>@,;"]+@[^\s<>@,;"]+)$/, senderExample)
    .default('no-reply@example.com'),
  DEMO: z.enum(['on', 'off']).optional(),
  ADMIN_EMAIL: z.email().default('admin@example.com'),
  // Only the length is checked here: installations of earlier releases may have a weak password. The first
  // start checks the other rules.
  ADMIN_PASSWORD: z
    .string()
    .refine(
      ({ length }) => length >= minPasswordLength && length <= maxPasswordLength,
      `Give a password of ${firstPasswordRule}`,
    )
    .optional(),
})

const hostedEngines = z.object({
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: databaseExample, abort: true })
    .refine(hasReadableCredentials, 'The name and the password in it must be percent-encoded'),
  S3_BUCKET: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'Give the name alone, such as sgrada'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(isOrigin, 'Give the URL without the bucket, such as https://s3.example.com'),
  S3_REGION: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'Give its short name, such as eu-central-1')
    .default('us-east-1'),
  S3_FORCE_PATH_STYLE: z.enum(['true', 'false']).default('true'),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
  AUTH_SECRET: z.string(),
})

export function readConfig(environment: Environment): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = parse(settings, given)
  const { PORT, DATA_DIR, TRUST_PROXY, PUBLIC_URL, LOG_LEVEL, SMTP_URL, MAIL_FROM, DEMO } = parsed
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = parsed
  const engines = readEngines(given)
  return {
    port: PORT,
    host: parsed.HOST,
    dataDir: DATA_DIR,
    trustProxy: TRUST_PROXY,
    publicUrl: PUBLIC_URL === undefined ? undefined : new URL(PUBLIC_URL).origin,
    logLevel: LOG_LEVEL,
    drainSeconds: parsed.DRAIN_SECONDS,
    metricsToken: parsed.METRICS_TOKEN,
    mail: SMTP_URL === undefined ? undefined : { smtpUrl: SMTP_URL, from: MAIL_FROM },
    demo: DEMO === undefined ? engines.kind === 'embedded' : DEMO === 'on',
    firstAdmin: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
    engines,
  }
}

const minSecretLength = 32

/** Embedded engines, unless DATABASE_URL or an S3_ setting is given: then all `hostedSettings` are required. */
function readEngines(given: Environment): EmbeddedEngines | HostedEngines {
  const hosted = Object.keys(given).some((name) => name === 'DATABASE_URL' || name.startsWith('S3_'))
  if (!hosted) return { kind: 'embedded' }
  const missing = hostedSettings.find((name) => given[name] === undefined)
  if (missing) throw new ConfigError(`Missing required environment variable: ${missing}`)
  if ((given.AUTH_SECRET ?? '').length < minSecretLength)
    throw new ConfigError(
      `AUTH_SECRET needs at least ${minSecretLength} characters: it signs session cookies`,
    )
  const parsed = parse(hostedEngines, given)
  const s3: S3Settings = {
    endpoint: parsed.S3_ENDPOINT,
    region: parsed.S3_REGION,
    bucket: parsed.S3_BUCKET,
    accessKeyId: parsed.S3_ACCESS_KEY_ID,
    secretAccessKey: parsed.S3_SECRET_ACCESS_KEY,
    pathStyle: parsed.S3_FORCE_PATH_STYLE === 'true',
  }
  return { kind: 'hosted', databaseUrl: parsed.DATABASE_URL, authSecret: parsed.AUTH_SECRET, s3 }
}

/** Says where an installation is, without its password and keys. */
export function describeEngines({ engines, dataDir }: Config): string {
  if (engines.kind === 'embedded') return resolve(dataDir)
  const { host, pathname } = new URL(engines.databaseUrl)
  return `the database ${host}${pathname} and the bucket ${engines.s3.bucket} of ${engines.s3.endpoint}`
}

function parse<T extends z.ZodType>(schema: T, given: Environment): z.output<T> {
  const parsed = schema.safeParse(given, { error: z.locales.en().localeError })
  if (!parsed.success) throw new ConfigError(explain(parsed.error))
  return parsed.data
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`
}

function hasReadableCredentials(url: string): boolean {
  try {
    const { username, password } = new URL(url)
    return decodeURIComponent(username + password) !== undefined
  } catch {
    return false
  }
}

function explain(error: z.ZodError): string {
  return error.issues
    .map((issue) => `Invalid environment variable ${issue.path.join('.')}: ${issue.message}`)
    .join('\n')
}
