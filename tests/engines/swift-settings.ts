import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The servers of OpenStack Swift: the proxy speaks S3, the others store accounts, buckets and objects. */
export const swiftServers = ['account', 'container', 'object', 'proxy'] as const

type Server = (typeof swiftServers)[number]
export type SwiftPorts = Record<Server, number>

export const accessKey = { account: 'app', user: 'tester', secret: 'throwaway-secret' }

/** Writes all configuration files of Swift below `folder`: one device, no replicas. */
export function writeSwiftSettings(folder: string, ports: SwiftPorts): void {
  const write = (name: string, lines: string[]) => writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
  mkdirSync(join(folder, 'devices', 'd1'), { recursive: true })
  write('swift.conf', ['[swift-hash]', 'swift_hash_path_prefix = sgrada', 'swift_hash_path_suffix = sgrada'])
  for (const server of ['account', 'container', 'object'] as const) {
    write(`${server}.conf`, [
      ...everyServer(folder, server, ports[server]),
      // An upload waits for the update of the bucket, so that a listing shows every write at once.
      'container_update_timeout = 60',
      '[pipeline:main]',
      `pipeline = ${server}-server`,
    ])
  }
  write('proxy.conf', [
    ...everyServer(folder, 'proxy', ports.proxy),
    'account_autocreate = true',
    // There is no second server to fall back to, so one that failed is used again at once.
    'error_suppression_interval = 0',
    'error_suppression_limit = 1000000000',
    '[pipeline:main]',
    `pipeline = ${Object.keys(filters).join(' ')} proxy-server`,
    ...Object.entries(filters).flatMap(([name, options]) => [
      `[filter:${name}]`,
      `use = egg:swift#${name === 'cache' ? 'memcache' : name}`,
      ...options,
    ]),
  ])
}

function everyServer(folder: string, server: Server, port: number): string[] {
  return [
    '[DEFAULT]',
    'bind_ip = 127.0.0.1',
    `bind_port = ${port}`,
    'bind_timeout = 5',
    'workers = 0',
    `swift_dir = ${folder}`,
    `devices = ${join(folder, 'devices')}`,
    'mount_check = false',
    'disable_fallocate = true',
    'fallocate_reserve = 0',
    'log_level = WARNING',
    `[app:${server}-server]`,
    `use = egg:swift#${server}`,
    'conn_timeout = 10',
    'node_timeout = 60',
  ]
}

/** Each bucket has a host name of its own below this domain. */
export const virtualHosts = 's3.internal'

/** The filters that a request passes in the proxy, in this order. */
const filters: Record<string, string[]> = {
  catch_errors: [],
  gatekeeper: [],
  healthcheck: [],
  cache: [],
  listing_formats: [],
  // A tenth of the usual page size, so that long listings can be tested with few files.
  s3api: [
    'location = us-east-1',
    'max_upload_part_num = 10000',
    'max_bucket_listing = 100',
    `storage_domain = ${virtualHosts}`,
  ],
  tempauth: [`user_${accessKey.account}_${accessKey.user} = ${accessKey.secret} .admin`],
  copy: [],
  slo: ['max_manifest_segments = 10000'],
  dlo: [],
  versioned_writes: ['allow_object_versioning = true'],
  symlink: [],
}
