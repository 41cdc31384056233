import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { lastPage } from '../../../domain/lists/page.ts'
import { mediaText } from '../../../text/admin/media.ts'
import { joinList } from '../../forms/list-field.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { Image } from '../../ui/image.tsx'
import type { Fault } from '../form/toast-result.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import type { loader } from './images.ts'
import { NotLoaded } from './not-loaded.tsx'

const chooseText = mediaText.choose

interface ImagePageProps {
  page: Awaited<ReturnType<typeof loader>>
  /** The text for an empty page. */
  none: string
  /** URLs of the images that the apartment already has. */
  present: string[]
  /** Ids in the order in which they were selected. */
  selected: string[]
  toggle(id: string): void
  open(page: number): void
}

function ImagePage({ page, none, present, selected, toggle, open }: ImagePageProps) {
  const last = lastPage(page.total, page.size)
  return (
    <>
      {page.total === 0 && <p className="py-10 text-center text-sea-700">{none}</p>}
      <ul className="grid min-h-64 grid-cols-2 content-start gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {page.files.map((file) => (
          <ImageTile
            key={file.id}
            file={file}
            image={page.storedImages[file.url]}
            isHere={present.includes(file.url)}
            position={selected.indexOf(file.id) + 1}
            onToggle={() => toggle(file.id)}
          />
        ))}
      </ul>
      {last > 1 && <Pages page={page.page} last={last} open={open} />}
    </>
  )
}

function Pages({ page, last, open }: { page: number; last: number; open(page: number): void }) {
  const className = button({ kind: 'secondary' })
  return (
    <div className="mt-3 flex items-center justify-center gap-4">
      <button type="button" disabled={page === 1} onClick={() => open(page - 1)} className={className}>
        {chooseText.earlier}
      </button>
      <p className="text-sm">{chooseText.page(page, last)}</p>
      <button type="button" disabled={page === last} onClick={() => open(page + 1)} className={className}>
        {chooseText.later}
      </button>
    </div>
  )
}

interface ImageTileProps {
  file: { name: string; url: string }
  image: StoredImage | undefined
  /** Whether the apartment already has this image, so that it cannot be selected. */
  isHere: boolean
  /** The position in the selection, counted from 1; 0 if not selected. */
  position: number
  onToggle(): void
}

/** Selected images show their position, which is the order in which they are added. */
function ImageTile({ file: { name, url }, image, isHere, position, onToggle }: ImageTileProps) {
  return (
    <li>
      <label
        className={`relative block overflow-hidden rounded-lg border-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${isHere ? 'opacity-60' : 'cursor-pointer'} ${position > 0 ? 'border-sea-600' : 'border-sand-200'}`}
      >
        {image ? (
          <Image image={image} alt="" sizes="180px" fit="cover" className="aspect-4/3" />
        ) : (
          <img src={url} alt="" loading="lazy" className="aspect-4/3 w-full object-cover" />
        )}
        <span className="absolute top-1.5 left-1.5 flex items-center gap-1.5 rounded-md bg-white/90 p-1.5 text-sm font-bold">
          <input
            type="checkbox"
            aria-label={mediaText.select(name)}
            checked={position > 0 || isHere}
            disabled={isHere}
            onChange={onToggle}
            className="block size-5 accent-sea-700"
          />
          {position > 0 && <span aria-hidden="true">{position}</span>}
        </span>
        <span className="block truncate px-2 py-1 text-sm" title={name}>
          {isHere ? mediaText.choose.here : name}
        </span>
      </label>
    </li>
  )
}

const text = mediaText.choose
const typingPause = 300

interface MediaPickerProps {
  /** The URL that gets the ids of the selected files as `ids`, together with `fields`. */
  action: string
  fields: Record<string, string>
  /** URLs of the images that the apartment already has. */
  present: string[]
  onClose(): void
}

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

/** Returns undefined while loading and null after a failure. */
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
