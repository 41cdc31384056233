import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { joinList } from '../../forms/list-field.ts'
import { mediaText } from '../../text/admin/media.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import type { Fault } from '../form/toast-result.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import { ImagePage } from './image-page.tsx'
import type { loader } from './images.ts'
import { NotLoaded } from './not-loaded.tsx'

const text = mediaText.choose
const typingPause = 300

interface MediaPickerProps {
  /** Where the ids of the selected files are sent, as `ids`, beside these fields. */
  action: string
  fields: Record<string, string>
  /** Urls of those that are there already. */
  present: string[]
  onClose(): void
}

/** The images of the media library to choose from, found by name, a page at a time. */
export function MediaPicker({ action, fields, present, onClose }: MediaPickerProps) {
  const sending = useFetcher<Fault>()
  const [{ search, page }, show] = useState({ search: '', page: 1 })
  const [selected, setSelected] = useState<string[]>([])
  const data = useLibraryImages(search, page)
  useEffect(() => {
    if (sending.data && !sending.data.error) onClose()
  }, [sending.data, onClose])

  const toggle = (id: string) =>
    setSelected(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id])
  return (
    <ChoiceDialog
      title={text.title}
      onClose={onClose}
      footer={
        <>
          <p aria-live="polite" className="mr-auto text-sm text-sea-800">
            {text.selected(selected.length)}
          </p>
          <button type="button" onClick={onClose} className={button({ kind: 'secondary' })}>
            {text.cancel}
          </button>
          <button
            type="button"
            disabled={selected.length === 0 || sending.state !== 'idle'}
            onClick={() => sending.submit({ ...fields, ids: joinList(selected) }, { method: 'POST', action })}
            className={button()}
          >
            {text.add(selected.length)}
          </button>
        </>
      }
    >
      <input
        type="search"
        aria-label={mediaText.searchLabel}
        placeholder={mediaText.searchPlaceholder}
        maxLength={200}
        value={search}
        onChange={({ target }) => show({ search: target.value, page: 1 })}
        className={`${control.usual} mb-3`}
      />
      {data ? (
        <ImagePage
          page={data}
          none={search ? mediaText.nothingFound : text.none}
          open={(page) => show({ search, page })}
          {...{ present, selected, toggle }}
        />
      ) : (
        <NotLoaded hasFailed={data === null} tryAgain={() => show({ search, page })} />
      )}
    </ChoiceDialog>
  )
}

/** What the server has found; nothing yet, or null when it could not be asked. */
function useLibraryImages(search: string, page: number) {
  const { load, data } = useFetcher<typeof loader | null>()
  useEffect(() => {
    const query = new URLSearchParams({ q: search, page: String(page) })
    const pause = setTimeout(
      () => load(`${href('/admin/media/pictures')}?${query}`),
      search ? typingPause : 0,
    )
    return () => clearTimeout(pause)
  }, [search, page, load])
  return data
}
