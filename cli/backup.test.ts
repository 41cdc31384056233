import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../backend/config.ts'
import { describeEngines } from './backup.ts'

test('a data folder is called by its whole path', () => {
  expect(describeEngines(readConfig({ DATA_DIR: './data' }))).toBe(resolve('data'))
})

test('the hosted engines are called by where they are, without what opens them', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://user:password@db.example.com:5433/sgrada?sslmode=require',
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'sgrada-files',
    S3_ACCESS_KEY_ID: 'the-id',
    S3_SECRET_ACCESS_KEY: 'the-key',
    AUTH_SECRET: 'a secret of at least 32 characters',
  })
  expect(describeEngines(config)).toBe(
    'the database db.example.com:5433/sgrada and the bucket sgrada-files of https://s3.example.com',
  )
})
