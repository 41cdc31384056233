import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { apartmentTypeLabels } from '../../../../domain/apartment/apartment-type.ts'
import { entranceLetters } from '../../../../domain/building.ts'
import { joinRecords } from '../../../forms/record-list.ts'
import { adminText } from '../../../text/office/admin.ts'
import { photosText } from '../../../text/office/photos.ts'
import { button } from '../../../ui/button.ts'
import type { Fault } from '../../form/tell-result.ts'
import { ChoiceDialog } from '../../media/choice-dialog.tsx'
import { NotLoaded } from '../../media/not-loaded.tsx'
import type { loader } from './homes.ts'

const text = photosText.copy
const ways = ['add', 'replace'] as const
type Way = (typeof ways)[number]
const line = 'flex min-h-11 cursor-pointer items-center gap-3'
const box = 'size-5 shrink-0 accent-sea-700'

/** Asks which homes of the same type get an apartment's photos, and what becomes of those they have. */
export function CopyPhotos({ apartmentId: id, onClose }: { apartmentId: string; onClose(): void }) {
  const { load, data } = useFetcher<typeof loader | null>()
  const sending = useFetcher<Fault>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [way, setWay] = useState<Way>('add')
  const loadHomes = () => load(href('/admin/apartments/:id/photos/homes', { id }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => void loadHomes(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!sending.data) return
    if (sending.data.error) loadHomes()
    else onClose()
  }, [sending.data])

  const homes = data?.homes ?? []
  const picked = homes.filter((home) => chosen.has(home.id))
  const send = () => {
    const action = href('/admin/apartments/:id/photos', { id })
    sending.submit({ change: 'copy', way, homes: joinRecords(picked) }, { method: 'POST', action })
  }
  const toggle = (home: string) => {
    const next = new Set(chosen)
    if (!next.delete(home)) next.add(home)
    setChosen(next)
  }
  return (
    <ChoiceDialog
      title={text.title(data ? apartmentTypeLabels[data.type] : '…')}
      onClose={onClose}
      footer={
        <>
          <button type="button" onClick={onClose} className={button({ kind: 'secondary' })}>
            {adminText.actions.cancel}
          </button>
          <button
            type="button"
            disabled={picked.length === 0 || sending.state !== 'idle'}
            onClick={send}
            className={button({ kind: way === 'replace' ? 'danger' : 'primary' })}
          >
            {text.confirm(picked.length)}
          </button>
        </>
      }
    >
      {data ? (
        <>
          <Ways way={way} onChange={setWay} />
          <fieldset className="mt-4">
            <legend className="font-semibold">{text.to}</legend>
            {homes.length === 0 && <p className="py-3 text-sea-700">{text.alone}</p>}
            {homes.length > 1 && (
              <label className={`${line} font-semibold`}>
                <input
                  type="checkbox"
                  checked={picked.length === homes.length}
                  onChange={({ target }) =>
                    setChosen(new Set(target.checked ? homes.map(({ id }) => id) : []))
                  }
                  className={box}
                />
                {text.selectAll}
              </label>
            )}
            <ul className="grid gap-x-6 sm:grid-cols-2">
              {homes.map((home) => (
                <li key={home.id}>
                  <label className={line}>
                    <input
                      type="checkbox"
                      checked={chosen.has(home.id)}
                      onChange={() => toggle(home.id)}
                      className={box}
                    />
                    <span>
                      {text.home(home.number, entranceLetters[home.entrance], home.floor)}
                      <span className="text-sm text-sea-700"> · {text.photos(home.photos)}</span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        </>
      ) : (
        <NotLoaded hasFailed={data === null} tryAgain={loadHomes} />
      )}
    </ChoiceDialog>
  )
}

function Ways({ way, onChange }: { way: Way; onChange(way: Way): void }) {
  return (
    <fieldset>
      <legend className="font-semibold">{text.way}</legend>
      <div className="flex flex-wrap gap-x-6">
        {ways.map((each) => (
          <label key={each} className={line}>
            <input
              type="radio"
              name="way"
              checked={each === way}
              onChange={() => onChange(each)}
              className={box}
            />
            {text.ways[each]}
          </label>
        ))}
      </div>
      <p aria-live="polite" className="min-h-10 text-sm text-sea-800">
        {text.explained[way]}
      </p>
    </fieldset>
  )
}
