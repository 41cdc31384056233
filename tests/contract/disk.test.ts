import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { createDiskStore } from '../../backend/files/disk.ts'
import { fileStoreContract } from './file-store-contract.ts'

const root = mkdtempSync(join(tmpdir(), 'sgrada-files-'))
afterAll(() => rmSync(root, { recursive: true }))

fileStoreContract('disk', async () => createDiskStore(mkdtempSync(join(root, 'store-'))))
