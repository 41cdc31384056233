import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']

export interface Authority {
  /** The path of the authority's own certificate: clients that trust it trust what it has issued. */
  certificate: string
  /** Issues a certificate with its key for this host name. */
  issue(name: string): { certificate: string; key: string }
}

/** A certificate authority for the length of a test; its files go into this folder. */
export function createAuthority(folder: string, name: string): Authority {
  const file = (kind: string) => join(folder, `${name}.${kind}`)
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-days',
    '2',
    '-subj',
    `/CN=${name}`,
    '-keyout',
    file('key'),
    '-out',
    file('pem'),
  )
  return {
    certificate: file('pem'),
    issue(host) {
      const of = (kind: string) => join(folder, `${name}-${host}.${kind}`)
      openssl('req', ...newKey, '-subj', `/CN=${host}`, '-keyout', of('key'), '-out', of('csr'))
      writeFileSync(of('names'), `subjectAltName=DNS:${host}\n`)
      const signed = ['-CA', file('pem'), '-CAkey', file('key'), '-CAcreateserial', '-extfile', of('names')]
      openssl('x509', '-req', '-in', of('csr'), ...signed, '-days', '2', '-out', of('pem'))
      return { certificate: of('pem'), key: of('key') }
    },
  }
}

function openssl(...args: string[]): void {
  execFileSync('openssl', args, { stdio: 'ignore' })
}
