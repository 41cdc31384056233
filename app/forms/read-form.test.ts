import { parseWithZod } from '@conform-to/zod/v4'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { apartmentSchema as schemaOfBuilding } from '../../domain/apartment/apartment-schema.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { buyerFactsSchema } from '../../domain/buyer-facts/buyer-facts.ts'
import { enquirySchema } from '../../domain/enquiry/enquiry.ts'
import { companySettingsSchema } from '../../domain/settings.ts'
import { adminFormLimit, formNames, publicFormLimit, readFields } from './read-form.ts'

const apartmentSchema = schemaOfBuilding(defaultBuilding)

const urlencoded = 'application/x-www-form-urlencoded'

function posted(body: BodyInit, type: string | undefined = urlencoded): Request {
  return new Request('http://localhost/contact', {
    method: 'POST',
    body,
    headers: type === undefined ? {} : { 'Content-Type': type },
  })
}

const contact = { schema: enquirySchema, also: ['website'], maxBytes: publicFormLimit }
const apartment = { schema: apartmentSchema, also: ['id', 'revision'], maxBytes: adminFormLimit }

describe('the names of a form', () => {
  test('follow from its schema: fields, fields of fields, and lists', () => {
    expect([...formNames(companySettingsSchema).fields]).toEqual([
      'companyName',
      'legalName',
      'eik',
      'email',
      'phone',
      'viber',
      'whatsapp',
      'address',
      'socialMedia.facebook',
      'socialMedia.instagram',
      'publicPriceList',
    ])
    expect([...formNames(apartmentSchema).lists]).toEqual(['features'])
    expect([...formNames(apartmentSchema).lines]).toEqual(['features[]'])
    expect([...formNames(buyerFactsSchema).lists]).toEqual(['paymentPlan'])
    expect([...formNames(buyerFactsSchema).lines]).toEqual(['paymentPlan[].percent', 'paymentPlan[].moment'])
    expect(formNames(apartmentSchema).fields).toContain('secondaryFloor')
  })

  test('of a choice between schemas are those of all choices', () => {
    const schema = z.discriminatedUnion('change', [
      z.object({ change: z.literal('main'), url: z.string() }),
      z.object({ change: z.literal('move'), by: z.coerce.number() }),
    ])
    expect([...formNames(schema).fields]).toEqual(['change', 'url', 'by'])
  })
})

describe('a form', () => {
  test('that has what it should have is read, urlencoded or multipart', async () => {
    const form = await readFields(posted('name=Мария&website='), contact)
    expect(form instanceof FormData && Object.fromEntries(form)).toEqual({ name: 'Мария', website: '' })
    const parts = new FormData()
    parts.append('features[0]', 'Камина')
    const request = new Request('http://localhost/', { method: 'POST', body: parts })
    const read = await readFields(request, apartment)
    expect(read instanceof FormData && [...read]).toEqual([['features[0]', 'Камина']])
  })

  test.each([
    ['JSON', '{"name":"x"}', 'application/json', 'not-a-form'],
    ['a body without a type', 'name=x', 'text/plain', 'not-a-form'],
    ['multipart without a boundary', 'name=x', 'multipart/form-data', 'not-a-form'],
    ['multipart that breaks off', '--b\r\nContent-Disp', 'multipart/form-data; boundary=b', 'malformed'],
    ['a list that nobody can hold', 'a[99999999]=1', urlencoded, 'malformed'],
    ['two boundaries', '--b--', 'multipart/form-data; boundary=b; x-boundary=c', 'not-a-form'],
    ['a line beyond the hundredth', 'features[100]=1', urlencoded, 'malformed'],
    ['a name that the form has not', 'isAdmin=1', urlencoded, 'malformed'],
    ['a name of the language', '__proto__=1&constructor=2', urlencoded, 'malformed'],
    ['a field twice', 'name=a&name=b', urlencoded, 'malformed'],
    ['a field inside a field', 'name.first=a', urlencoded, 'malformed'],
    ['a NUL', 'name=a%00b', urlencoded, 'malformed'],
    ['a quarter of a million fields', 'a=1&'.repeat(250_000), urlencoded, 'too-large'],
    ['sixteen thousand fields', 'a=1&'.repeat(16_000), urlencoded, 'malformed'],
    ['a text that is too long', `message=${'x'.repeat(publicFormLimit)}`, urlencoded, 'too-large'],
    ['an intent where there is no list', '__intent__=x', urlencoded, 'malformed'],
    ['the state of the form library', '__state__=x', urlencoded, 'malformed'],
  ])('with %s is refused', async (_, body, type, fault) => {
    expect(await readFields(posted(body, type), contact)).toMatchObject({ fault })
  })

  test('that is refused keeps what can be shown again', async () => {
    const read = await readFields(posted('name=Ма%00рия&name=b&message=Здравейте&toolbar=1'), contact)
    expect(read instanceof FormData || [...(read.fields ?? [])]).toEqual([
      ['name', 'Мария'],
      ['message', 'Здравейте'],
    ])
  })

  test('that is too long keeps the fields that are not', async () => {
    const message = 'x'.repeat(50_001)
    const read = await readFields(posted(new URLSearchParams({ name: 'Мария', message })), contact)
    expect(read).toMatchObject({ fault: 'too-large' })
    expect(read instanceof FormData || [...(read.fields ?? [])]).toEqual([['name', 'Мария']])
  })

  test('may name its boundary in quotes', async () => {
    const body = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\na\r\n--b--\r\n'
    const read = await readFields(posted(body, 'multipart/form-data; boundary="b"'), contact)
    expect(read instanceof FormData && [...read]).toEqual([['name', 'a']])
  })

  test('that breaks off is refused', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new Error('gone')),
    })
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: broken,
      headers: { 'Content-Type': urlencoded },
      duplex: 'half',
    } as RequestInit)
    expect(await readFields(request, contact)).toMatchObject({ fault: 'malformed' })
  })

  test('whose texts are longer than any record is refused, unless it is meant to be long', async () => {
    const body = `description=${'x'.repeat(60_000)}`
    expect(await readFields(posted(body), apartment)).toMatchObject({ fault: 'too-large' })
    expect(await readFields(posted(body), { ...apartment, maxCharacters: 100_000 })).toBeInstanceOf(FormData)
  })

  test('carries no files', async () => {
    const parts = new FormData()
    parts.append('name', new File(['x'], 'x.txt'))
    const request = new Request('http://localhost/', { method: 'POST', body: parts })
    expect(await readFields(request, contact)).toMatchObject({ fault: 'malformed' })
  })

  test('may ask to add, move and remove lines of its list, and nothing else', async () => {
    const ask = (intent: unknown) =>
      readFields(posted(new URLSearchParams({ __intent__: JSON.stringify(intent) })), apartment)
    const name = 'features'
    for (const intent of [
      { type: 'insert', payload: { name, defaultValue: '' } },
      { type: 'remove', payload: { name, index: 3 } },
      { type: 'reorder', payload: { name, from: 1, to: 0 } },
    ])
      expect(await ask(intent)).toBeInstanceOf(FormData)
    for (const intent of [
      null,
      { type: 'update', payload: { name, value: 1 } },
      { type: 'reset', payload: {} },
      { type: 'insert', payload: { name: 'number' } },
      { type: 'insert', payload: { name, index: 1e9 } },
      { type: 'insert', payload: { name, defaultValue: { length: 1e9 } } },
    ])
      expect(await ask(intent)).toMatchObject({ fault: 'malformed' })
  })
})

describe('a line of a list', () => {
  const read = (name: string, schema: z.ZodType) =>
    readFields(posted(new URLSearchParams({ [name]: '1' })), { schema, maxBytes: adminFormLimit })

  test.each(['paymentPlan[0].percent', 'paymentPlan[99].moment'])('may be a group: %s', async (name) => {
    expect(await read(name, buyerFactsSchema)).toBeInstanceOf(FormData)
  })

  test.each([
    'paymentPlan[0]',
    'paymentPlan[].percent',
    'paymentPlan[100].percent',
    'paymentPlan[0].price',
    'paymentPlan[0].percent[0]',
    'paymentPlan[0][0].percent',
    'bank[0]',
  ])('has no other fields: %s', async (name) => {
    expect(await read(name, buyerFactsSchema)).toMatchObject({ fault: 'malformed' })
  })
})

/** Generates names that attackers send (nested, sparse, repeated, huge) and names of real forms. */
const segment = fc.oneof(
  fc.constantFrom('features', 'number', 'a', '__proto__', 'constructor', '__intent__', '__state__', ''),
  fc.string({ maxLength: 40 }),
)
const index = fc.oneof(fc.nat(120), fc.constantFrom(99_999_999, 3_000_000, 2 ** 32, -1))
const name = fc.oneof(
  segment,
  fc.tuple(segment, index).map(([base, at]) => `${base}[${at}]`),
  fc.array(segment, { maxLength: 30 }).map((parts) => parts.join('.')),
  fc.tuple(segment, fc.nat(2000)).map(([base, depth]) => base + '[0]'.repeat(depth)),
)
const intents = fc
  .record({ type: fc.constantFrom('insert', 'remove', 'reorder', 'update', 'reset'), payload: fc.object() })
  .map((intent) => JSON.stringify(intent))
const value = fc.oneof(fc.string({ maxLength: 200 }), intents, fc.constantFrom('\0', '1'.repeat(10_000)))
const pairs = fc.array(fc.tuple(name, value), { maxLength: 400 })

describe('whatever is sent', () => {
  test('what comes through, or is fields of it, is small, known and digestible', async () => {
    await fc.assert(
      fc.asyncProperty(pairs, fc.nat(3), async (sent, repeats) => {
        const all = Array.from({ length: repeats + 1 }, () => sent).flat()
        const read = await readFields(posted(new URLSearchParams(all)), apartment)
        const form = read instanceof FormData ? read : read.fields
        if (!form) return
        expect([...form].length).toBeLessThanOrEqual(300)
        const { payload } = parseWithZod(form, { schema: apartmentSchema })
        expect(Object.keys(payload).length).toBeLessThanOrEqual(20)
        expect((payload.features as unknown[] | undefined)?.length ?? 0).toBeLessThanOrEqual(101)
      }),
      { numRuns: 500, seed: 10 },
    )
  })

  test('forms of the known names in any disorder never surprise the form library', async () => {
    const line = fc.nat(99).map((at) => `features[${at}]`)
    const known = fc.oneof(line, fc.constantFrom(...formNames(apartmentSchema).fields))
    const own = fc.uniqueArray(fc.tuple(known, fc.string({ maxLength: 30 })), {
      selector: ([key]) => key,
      maxLength: 120,
    })
    const intent = fc.constantFrom(
      { type: 'insert', payload: { name: 'features', index: 99, defaultValue: 'x' } },
      { type: 'remove', payload: { name: 'features', index: 99 } },
      { type: 'reorder', payload: { name: 'features', from: 99, to: 0 } },
      undefined,
    )
    await fc.assert(
      fc.asyncProperty(own, intent, async (sent, wanted) => {
        const body = new URLSearchParams(sent)
        if (wanted) body.append('__intent__', JSON.stringify(wanted))
        const form = await readFields(posted(body), apartment)
        if (form instanceof FormData) parseWithZod(form, { schema: apartmentSchema }).reply()
        else expect(sent.some(([, text]) => text.includes('\0'))).toBe(true)
      }),
      { numRuns: 500, seed: 10 },
    )
  })

  test('bytes that are no form at all are refused or read, and never throw', async () => {
    const types = fc.constantFrom(urlencoded, 'multipart/form-data; boundary=b', 'text/html', '')
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 5000 }), types, async (bytes, type) => {
        const read = await readFields(posted(new Uint8Array(bytes), type), contact)
        expect(
          read instanceof FormData || ['not-a-form', 'too-large', 'malformed'].includes(read.fault),
        ).toBe(true)
      }),
      { numRuns: 300, seed: 10 },
    )
  })
})
