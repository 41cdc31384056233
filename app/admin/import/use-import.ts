import { useState } from 'react'
import { useFetcher } from 'react-router'
import { maxSheetFileBytes } from '../../../domain/sheet/sheet.ts'
import { importText as text } from '../../text/admin/import.ts'
import type { Fault } from '../form/toast-result.ts'
import type { ImportResult } from './import-action.ts'
import { deserializePreview, type ImportPreview, joinSelected, type SelectedRow } from './preview.ts'

/** One file on its way in: read for a preview, then sent once more with the rows that were selected. */
export function useImport() {
  const fetcher = useFetcher<ImportResult>()
  const result = fetcher.data
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<Fault>()
  const [preview, setPreview] = useState<ImportPreview>()
  const [heard, setHeard] = useState(result)
  if (result !== heard) {
    setHeard(result)
    setFault(result?.error ? result : undefined)
    // An answer that never came leaves the preview where it is: the same can be sent again.
    if (result?.preview || result?.saved) setPreview(result.preview && deserializePreview(result.preview))
  }

  const send = (sent: File, selected?: readonly SelectedRow[]) => {
    const form = new FormData()
    form.set('file', sent)
    if (selected) form.set('chosen', joinSelected(selected))
    setFault(undefined)
    fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' })
  }
  const isBusy = fetcher.state !== 'idle'
  return {
    preview,
    fileName: preview && file?.name,
    fault: isBusy ? undefined : fault,
    saved: preview || isBusy ? undefined : result?.saved,
    busy: isBusy ? (fetcher.formData?.has('chosen') ? ('saving' as const) : ('reading' as const)) : undefined,
    async open(picked: File) {
      setPreview(undefined)
      setFile(undefined)
      if (picked.size > maxSheetFileBytes) return setFault({ error: text.refused['too-large'] })
      const copy = await inMemory(picked)
      if (!copy) return setFault({ error: text.refused.malformed })
      setFile(copy)
      send(copy)
    },
    apply(rows: readonly SelectedRow[]) {
      if (file) send(file, rows)
    },
  }
}

/** As it is now: Excel may write over the file while its preview is read, and the browser would refuse to send it. */
async function inMemory(file: File): Promise<File | undefined> {
  try {
    return new File([await file.arrayBuffer()], file.name)
  } catch {
    return undefined
  }
}
