import { Link2, Trash2 } from 'lucide-react'
import { href, Link, useFetcher } from 'react-router'
import { type Building, entranceLetter } from '../../../domain/building/building.ts'
import type { FileUse, MediaFile } from '../../../domain/files/media.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { mediaText as text } from '../../../text/admin/media.ts'
import { panoramaName } from '../../../text/admin/panorama-name.ts'
import { places } from '../../../text/public/bg/places.ts'
import { useBuilding } from '../../building.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { rowAction } from '../../ui/row-action-styles.ts'
import { showError, showSuccess } from '../../ui/toaster.ts'
import { useDeleteQuestion } from '../delete/use-delete-question.tsx'

export function nameUse(building: Building, use: FileUse): string {
  switch (use.kind) {
    case 'apartment':
      return text.uses.apartment(use.number, entranceLetter(building, use.entrance))
    case 'store':
      return text.uses.store(use.title)
    case 'progressEntry':
      return text.uses.progressEntry(formatDate(use.date))
    case 'floorPlan':
      return text.uses.floorPlan(places.place(building, use))
    case 'parkingPlan':
      return text.uses.parkingPlan(places.parkingLevel(building, use.level))
    case 'buildingView':
      return text.uses.buildingView(use.name)
    case 'panorama':
      return text.uses.panorama(panoramaName(building, use))
    case 'settings':
      return text.settings[use.id] ?? text.otherSettings
    case 'building':
      return text.uses.building
  }
}

const settingsScreens: Record<string, string> = {
  display: href('/admin/homepage'),
  'buyer-facts': href('/admin/settings/buyers'),
}

/** Returns the screen where the file can be replaced. */
function urlOfUse(use: FileUse): string {
  switch (use.kind) {
    case 'apartment':
      return href('/admin/apartments/:id', { id: use.id })
    case 'store':
      return href('/admin/stores/:id', { id: use.id })
    case 'progressEntry':
      return href('/admin/progress/:id', { id: use.id })
    case 'floorPlan':
      return `${href('/admin/floor-plans')}?entrance=${use.entrance}&floor=${use.floor}`
    case 'parkingPlan':
      return `${href('/admin/parking/plans')}?level=${use.level}`
    case 'buildingView':
      return `${href('/admin/floor-plans/building')}?view=${use.id}`
    case 'panorama':
      return `${href('/admin/views')}?panorama=${use.id}`
    case 'settings':
      return settingsScreens[use.id] ?? href('/admin/settings')
    case 'building':
      return href('/admin/building')
  }
}

const link = 'inline-block py-2 font-semibold text-sea-700 underline-offset-4 hover:underline'

/** Links to the records that use a file; a long list is collapsed. */
export function FileUses({ uses = [] }: { uses: FileUse[] | undefined }) {
  const [only] = uses
  if (!only) return <p className="py-2 text-sea-700">{text.unused}</p>
  if (uses.length === 1)
    return (
      <p>
        {text.usedIn} <UseLink use={only} />
      </p>
    )
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-sea-700">
        {text.usedInMany(uses.length)}
      </summary>
      <ul className="max-h-48 overflow-y-auto pb-2">
        {uses.map((use) => (
          <li key={urlOfUse(use)}>
            <UseLink use={use} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function UseLink({ use }: { use: FileUse }) {
  const building = useBuilding()
  return (
    <Link to={urlOfUse(use)} className={link}>
      {nameUse(building, use)}
    </Link>
  )
}

interface MediaActionsProps {
  file: MediaFile
  uses: FileUse[] | undefined
}

export function MediaActions({ file: { id, name, url }, uses }: MediaActionsProps) {
  const building = useBuilding()
  const fetcher = useFetcher()
  const { ask, question } = useDeleteQuestion({
    title: adminText.confirmDelete.title(text.name(name)),
    warning: uses && text.stillUsed(uses.map((use) => nameUse(building, use))),
    restorable: true,
    remove: () => fetcher.submit({ ids: id }, { method: 'POST' }),
  })
  const copy = async () => {
    const absoluteUrl = new URL(url, location.href).href
    try {
      await navigator.clipboard.writeText(absoluteUrl)
      showSuccess(text.copied)
    } catch {
      // Browsers allow clipboard access only over HTTPS; the toast shows the URL to copy by hand.
      showError(text.notCopied, absoluteUrl)
    }
  }
  return (
    <span className="flex">
      <IconButton icon={Link2} label={text.copy(name)} onClick={copy} className={rowAction.plain} />
      <IconButton
        icon={Trash2}
        label={text.delete(name)}
        disabled={fetcher.state !== 'idle'}
        onClick={ask}
        className={rowAction.danger}
      />
      {question}
    </span>
  )
}
