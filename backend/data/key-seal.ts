import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts the keys in addresses, which screens show again, so that a stolen database or backup opens nothing. */
export interface KeySeal {
  seal(key: string): string
  /** Empty when it was sealed with another secret. */
  unseal(sealed: string): string
}

const algorithm = 'aes-256-gcm'

export function createKeySeal(secret: string): KeySeal {
  const own = Buffer.from(hkdfSync('sha256', secret, '', 'keys in addresses', 32))
  return {
    seal(key) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv(algorithm, own, nonce)
      const text = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()])
      return [nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url')).join('.')
    },

    unseal(sealed) {
      const [nonce, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
      try {
        if (!nonce || !tag || !text) return ''
        const decipher = createDecipheriv(algorithm, own, nonce, { authTagLength: 16 })
        decipher.setAuthTag(tag)
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
      } catch {
        return ''
      }
    },
  }
}

/** What a key is found and compared by. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/** A sealed key has dots, which no key of before has that we have made. */
export function isSealed(stored: string): boolean {
  return stored.split('.').length === 3
}

/** The part of a setting's value that holds a key; its end is for the history. */
export function sealedKey({ seal }: KeySeal, field: string, key: string) {
  return { [field]: seal(key), hash: hashOfKey(key), end: key.slice(-4) }
}
