import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { apartmentTypeLabels } from '../../../../domain/apartment/apartment-type.ts'
import { joinRecords } from '../../../forms/list-field.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { photosText } from '../../../text/admin/apartments.ts'
import { button } from '../../../ui/button.ts'
import type { Fault } from '../../form/toast-result.ts'
import { ChoiceDialog } from '../../media/choice-dialog.tsx'
import { NotLoaded } from '../../media/not-loaded.tsx'
import { ApartmentBoxes } from './apartment-boxes.tsx'
import { boxClassName, lineClassName } from './choice-class-names.ts'
import type { loader } from './copy-targets.ts'

const copyText = photosText.copy
const ways = ['add', 'replace'] as const
type CopyWay = (typeof ways)[number]

/** What becomes of the photos that the other apartments have. */
function CopyWays({ way, onChange }: { way: CopyWay; onChange(way: CopyWay): void }) {
  return (
    <fieldset>
      <legend className="font-semibold">{copyText.way}</legend>
      <div className="flex flex-wrap gap-x-6">
        {ways.map((each) => (
          <label key={each} className={lineClassName}>
            <input
              type="radio"
              name="way"
              checked={each === way}
              onChange={() => onChange(each)}
              className={boxClassName}
            />
            {copyText.ways[each]}
          </label>
        ))}
      </div>
      <p aria-live="polite" className="min-h-10 text-sm text-sea-800">
        {copyText.explained[way]}
      </p>
    </fieldset>
  )
}

const text = photosText.copy

/** Asks which apartments of the same type get an apartment's photos, and what becomes of those they have. */
export function CopyPhotos({ apartmentId: id, onClose }: { apartmentId: string; onClose(): void }) {
  const { load, data } = useFetcher<typeof loader | null>()
  const sending = useFetcher<Fault>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [way, setWay] = useState<CopyWay>('add')
  const loadApartments = () => load(href('/admin/apartments/:id/photos/homes', { id }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => void loadApartments(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!sending.data) return
    if (sending.data.error) loadApartments()
    else onClose()
  }, [sending.data])

  const picked = data?.apartments.filter((apartment) => selected.has(apartment.id)) ?? []
  const send = () => {
    const action = href('/admin/apartments/:id/photos', { id })
    sending.submit({ change: 'copy', way, apartments: joinRecords(picked) }, { method: 'POST', action })
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
          <CopyWays way={way} onChange={setWay} />
          <ApartmentBoxes apartments={data.apartments} selected={selected} onChange={setSelected} />
        </>
      ) : (
        <NotLoaded hasFailed={data === null} tryAgain={loadApartments} />
      )}
    </ChoiceDialog>
  )
}
