import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { lastPage } from '../../../domain/lists/page.ts'
import { joinWords } from '../../forms/word-list.ts'
import { mediaText } from '../../text/office/media.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import type { Fault } from '../form/tell-result.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { PictureTile } from './picture-tile.tsx'
import type { loader } from './pictures.ts'

const text = mediaText.choose
const typingPause = 300

interface MediaPickerProps {
  /** Where the ids of the chosen files are sent, as `ids`, beside these fields. */
  action: string
  fields: Record<string, string>
  /** Urls of those that are there already. */
  present: string[]
  onClose(): void
}

/** The pictures of the media library to choose from, found by name, a page at a time. */
export function MediaPicker({ action, fields, present, onClose }: MediaPickerProps) {
  const found = useFetcher<typeof loader | null>()
  const sending = useFetcher<Fault>()
  const [{ search, page }, show] = useState({ search: '', page: 1 })
  const [chosen, setChosen] = useState<string[]>([])
  const { load, data } = found

  useEffect(() => {
    const query = new URLSearchParams({ q: search, page: String(page) })
    const pause = setTimeout(
      () => load(`${href('/admin/media/pictures')}?${query}`),
      search ? typingPause : 0,
    )
    return () => clearTimeout(pause)
  }, [search, page, load])
  useEffect(() => {
    if (sending.data && !sending.data.error) onClose()
  }, [sending.data, onClose])

  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  const last = data ? lastPage(data.total, data.size) : 1
  return (
    <ChoiceDialog
      title={text.title}
      onClose={onClose}
      footer={
        <>
          <p aria-live="polite" className="mr-auto text-sm text-sea-800">
            {text.chosen(chosen.length)}
          </p>
          <button type="button" onClick={onClose} className={button({ kind: 'secondary' })}>
            {text.cancel}
          </button>
          <button
            type="button"
            disabled={chosen.length === 0 || sending.state !== 'idle'}
            onClick={() => sending.submit({ ...fields, ids: joinWords(chosen) }, { method: 'POST', action })}
            className={button()}
          >
            {text.add(chosen.length)}
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
        <>
          {data.total === 0 && (
            <p className="py-10 text-center text-sea-700">{search ? mediaText.nothingFound : text.none}</p>
          )}
          <ul className="grid min-h-64 grid-cols-2 content-start gap-3 sm:grid-cols-4 lg:grid-cols-6">
            {data.files.map((file) => (
              <PictureTile
                key={file.id}
                file={file}
                picture={data.pictures[file.url]}
                isHere={present.includes(file.url)}
                place={chosen.indexOf(file.id) + 1}
                onToggle={() => toggle(file.id)}
              />
            ))}
          </ul>
          {last > 1 && <Pages page={data.page} last={last} open={(page) => show({ search, page })} />}
        </>
      ) : (
        <NotLoaded hasFailed={data === null} tryAgain={() => show({ search, page })} />
      )}
    </ChoiceDialog>
  )
}

function Pages({ page, last, open }: { page: number; last: number; open(page: number): void }) {
  const look = button({ kind: 'secondary' })
  return (
    <div className="mt-3 flex items-center justify-center gap-4">
      <button type="button" disabled={page === 1} onClick={() => open(page - 1)} className={look}>
        {text.earlier}
      </button>
      <p className="text-sm">{text.page(page, last)}</p>
      <button type="button" disabled={page === last} onClick={() => open(page + 1)} className={look}>
        {text.later}
      </button>
    </div>
  )
}
