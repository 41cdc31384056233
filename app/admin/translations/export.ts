import { href, redirect } from 'react-router'
import { listExportedTexts, rememberExportedTexts } from '../../../backend/data/exported-texts.ts'
import { listTranslatableTexts } from '../../../backend/data/written-content.ts'
import { translationsText } from '../../../text/admin/translations.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { sendSheet, withToday } from '../export/send-sheet.ts'
import type { Route } from './+types/export'
import { readDictionaries } from './read-dictionaries.ts'
import { exportedTexts, translationSheet } from './translation-sheet.ts'

/** Sends all texts as one file. It is a POST, because the next file marks what has changed since this one. */
export async function action({ context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  const { db } = backend
  const [building, texts, dictionaries, before] = await Promise.all([
    loadBuilding(context),
    listTranslatableTexts(db),
    readDictionaries(db),
    listExportedTexts(db),
  ])
  const sheet = translationSheet(building, texts, dictionaries, before)
  const fileName = withToday(translationsText.export.fileName)
  const response = await sendSheet(backend, sheet, { fileName, format: 'xlsx' })
  await rememberExportedTexts(db, exportedTexts(texts, dictionaries))
  return response
}

export function loader() {
  return redirect(href('/admin/translations/file'))
}
