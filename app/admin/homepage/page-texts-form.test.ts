import { expect, test } from 'vitest'
import { introducedPages, pageTextLimits as limits } from '../../../domain/page-texts/page-texts.ts'
import { pageTextsSchema } from '../../../domain/page-texts/page-texts-schema.ts'
import { adminFormLimit, readFields } from '../../forms/read-form.ts'

test('as many and as long texts as the schema accepts can be sent', async () => {
  const text = 'я'.repeat(limits.allSections / limits.sections - 1)
  const body = new URLSearchParams([
    ...introducedPages.map((page) => [`${page}Intro`, 'я'.repeat(limits.introduction)]),
    ...Array.from({ length: limits.sections }, (_, index) => [
      [`privacySections[${index}].title`, 'я'],
      [`privacySections[${index}].text`, text],
    ]).flat(),
    ['revision', '1'],
    ['confirmed', ''],
  ])
  const request = new Request('http://localhost/', { method: 'POST', body })
  const also = ['revision', 'confirmed']
  const read = await readFields(request, { schema: pageTextsSchema, also, maxBytes: adminFormLimit })
  expect(read).toBeInstanceOf(FormData)
})
