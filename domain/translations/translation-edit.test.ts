import { describe, expect, test } from 'vitest'
import {
  afterSave,
  isUnsaved,
  type SavedTranslation,
  showTranslation,
  typeTranslation,
} from './translation-edit.ts'

const read: SavedTranslation = { revision: 1, text: 'Haus', state: 'translated', source: 'Дом' }
const theirs: SavedTranslation = { revision: 2, text: 'Heim', state: 'translated', source: 'Дом' }

test('a field shows what is saved until somebody types', () => {
  expect(showTranslation(read, undefined)).toMatchObject({ text: 'Haus', revision: 1, isUnsaved: false })
  const edit = typeTranslation(read, undefined, 'Wohnung')
  expect(showTranslation(read, edit)).toMatchObject({ text: 'Wohnung', revision: 1, isUnsaved: true })
  expect(isUnsaved(typeTranslation(read, edit, 'Haus'))).toBe(false)
})

describe('a text that somebody else saves meanwhile', () => {
  test('replaces a field in which nothing is unsaved', () => {
    const back = typeTranslation(read, typeTranslation(read, undefined, 'Wohnung'), 'Haus')
    expect(showTranslation(theirs, back)).toMatchObject({ text: 'Heim', revision: 2, isUnsaved: false })
  })

  test('leaves what was typed, on its own revision, so that saving is refused once', () => {
    const edit = typeTranslation(read, undefined, 'Wohnung')
    expect(showTranslation(theirs, edit)).toMatchObject({ text: 'Wohnung', revision: 1 })
    const refused = afterSave(
      edit,
      { text: 'Wohnung', source: 'Дом' },
      { error: 'Не', detail: 'Heim', now: 2 },
    )
    expect(showTranslation(read, refused)).toMatchObject({
      text: 'Wohnung',
      revision: 2,
      isUnsaved: true,
      fault: 'Heim',
    })
  })
})

test('a Bulgarian text that is changed meanwhile is said', () => {
  const edit = typeTranslation(read, undefined, 'Wohnung')
  expect(showTranslation({ ...read, source: 'Дом на брега' }, edit).isOfEarlierText).toBe(true)
  expect(showTranslation(read, edit).isOfEarlierText).toBe(false)
})

describe('after a save', () => {
  const missing: SavedTranslation = { revision: 0, text: '', state: 'missing', source: 'Дом' }
  const sent = { text: 'Haus ', source: 'Дом' }
  const edit = typeTranslation(missing, undefined, 'Haus ')

  test('the field shows what was saved before it is read again', () => {
    const saved = afterSave(edit, sent, { saved: { revision: 1, text: 'Haus' } })
    expect(showTranslation(missing, saved)).toMatchObject({
      text: 'Haus',
      revision: 1,
      state: 'translated',
      isUnsaved: false,
    })
  })

  test('what was typed while it was sent stays, based on what was saved', () => {
    const longer = typeTranslation(missing, edit, 'Haus am Meer')
    const saved = afterSave(longer, sent, { saved: { revision: 1, text: 'Haus' } })
    expect(showTranslation(read, saved)).toMatchObject({ text: 'Haus am Meer', revision: 1, isUnsaved: true })
  })

  test('a removed translation is missing', () => {
    const saved = afterSave(
      typeTranslation(read, undefined, ''),
      { text: '', source: 'Дом' },
      {
        saved: { revision: 2, text: '' },
      },
    )
    expect(showTranslation(read, saved)).toMatchObject({ text: '', state: 'missing' })
  })

  test('a refusal keeps the text and says why', () => {
    const refused = afterSave(edit, sent, { error: 'Преводът не е запазен' })
    expect(showTranslation(missing, refused)).toMatchObject({ text: 'Haus ', fault: 'Преводът не е запазен' })
  })

  test('a translation goes out of date with the next Bulgarian text', () => {
    const saved = afterSave(edit, sent, { saved: { revision: 1, text: 'Haus' } })
    const changed: SavedTranslation = { ...read, state: 'outdated', source: 'Дом на брега' }
    expect(showTranslation(changed, saved)).toMatchObject({ text: 'Haus', state: 'outdated' })
  })
})
