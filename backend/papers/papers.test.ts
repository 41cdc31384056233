import { describe, expect, test } from 'vitest'
import { documentOf, docxOf } from '../../tests/docx-of.ts'
import {
  openForThisFile,
  outcome,
  read,
  refusal,
  sendUpload,
  uploader,
  uploadsBackend,
} from '../../tests/uploads-under-test.ts'
import { listChanges } from '../data/history/changes.ts'
import { findPaperTemplate, listPaperTemplates } from '../data/papers/papers.ts'
import { removeTemplate } from '../removal/remove-with-files.ts'
import { judgeDocx } from './docx.ts'

openForThisFile()

const target = { uploader: 'paperTemplate', kind: 'offer' } as const
const name = 'Оферта.docx'
const ofText = (text: string) =>
  docxOf({ 'word/document.xml': documentOf(`<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`) })
const fill = { values: [['цена', '5 €']] as [string, string][], prefix: 'вноска ', rows: [] }

async function uploaded(text: string) {
  const { url } = await sendUpload(target, ofText(text), { name })
  const template = (await listPaperTemplates(uploadsBackend.db)).find((each) => each.url === url)
  if (!template) throw new Error('The template is not there')
  return template
}

describe('a template', () => {
  test('is judged when it comes, and what was judged is what is stored', async () => {
    const sent = ofText('{цена} <!-- x -->{луна}')
    const { url, size } = await sendUpload(target, sent, { name })
    const [template] = await listPaperTemplates(uploadsBackend.db)
    expect(template).toMatchObject({ url, size, name: 'Оферта', judgement: { names: ['цена', 'луна'] } })
    const { bytes } = await read(url)
    expect(bytes.length).toBe(size)
    expect((await judgeDocx(bytes)).names).toEqual(['цена', 'луна'])
    expect(bytes.equals(sent)).toBe(false)
    const changes = await listChanges(uploadsBackend.db, { collection: 'paperTemplates' })
    expect(JSON.stringify(changes)).not.toContain('judgement')
    await removeTemplate(uploadsBackend.as(uploader), template?.id ?? '')
  })

  test('that is refused leaves nothing', async () => {
    const macros = docxOf(
      { 'word/document.xml': documentOf(''), 'word/media/a.png': 'x' },
      { 'word/media/a.png': 'application/vnd.ms-office.vbaProject' },
    )
    expect(await refusal(outcome(target, macros, { name }))).toBe('template-macros')
    expect(await listPaperTemplates(uploadsBackend.db)).toEqual([])
  })

  test('of an earlier release is judged once, by a job', async () => {
    const { db } = uploadsBackend
    const { id, url, revision } = await uploaded('{цена}')
    const forget = () =>
      db.write('paperTemplates', (trx) =>
        trx.updateTable('paperTemplates').set({ judgement: null }).execute(),
      )
    await forget()
    await uploadsBackend.judgeTemplates()
    expect(await findPaperTemplate(db, id)).toMatchObject({ judgement: { names: ['цена'] } })
    await uploadsBackend.judgeTemplates()
    expect((await findPaperTemplate(db, id))?.revision).toBe(revision + 1)
    await forget()
    await uploadsBackend.files.delete(url.replace('/files/', ''))
    await uploadsBackend.judgeTemplates()
    expect(await findPaperTemplate(db, id)).toMatchObject({ judgement: { fault: 'damaged' } })
    expect(await uploadsBackend.papers.fill(url, fill)).toEqual({ fault: 'damaged' })
    await removeTemplate(uploadsBackend.as(uploader), id)
  })

  test('is filled while others are judged, of which a few wait and no more', async () => {
    const { papers } = uploadsBackend
    const { id, url } = await uploaded('{цена}')
    const judging = Array.from({ length: 12 }, () => papers.judge(ofText('{цена}')))
    expect(await papers.fill(url, fill)).toHaveProperty('bytes')
    const outcomes = await Promise.all(judging)
    expect(outcomes.filter((each) => each === 'busy')).toHaveLength(3)
    await removeTemplate(uploadsBackend.as(uploader), id)
  })
})
