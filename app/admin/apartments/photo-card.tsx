import { ArrowLeft, ArrowRight, type LucideIcon, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { Picture } from '../../../domain/files/picture.ts'
import { adminText } from '../../text/office/admin.ts'
import { photosText as text } from '../../text/office/photos.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Image } from '../../ui/image.tsx'
import { rowAction } from '../../ui/row-actions.ts'

interface PhotoCardProps {
  apartmentId: string
  address: string
  picture: Picture | undefined
  position: number
  count: number
  isMain: boolean
}

export function PhotoCard({ apartmentId, address, picture, position, count, isMain }: PhotoCardProps) {
  const [asking, setAsking] = useState(false)
  const fetcher = useFetcher()
  const send = (change: Record<string, string>) =>
    fetcher.submit(
      { ...change, address },
      { method: 'POST', action: href('/admin/apartments/:id/photos', { id: apartmentId }) },
    )
  return (
    <li
      aria-busy={fetcher.state !== 'idle'}
      className={`overflow-hidden rounded-lg border-2 bg-white aria-busy:opacity-60 ${isMain ? 'border-sea-600' : 'border-sand-200'}`}
    >
      <div className="relative">
        {picture ? (
          <Image
            picture={picture}
            alt={text.alt(position)}
            sizes="240px"
            fit="cover"
            className="aspect-4/3"
          />
        ) : (
          <img src={address} alt={text.alt(position)} className="aspect-4/3 w-full object-cover" />
        )}
        {isMain && (
          <p className="absolute top-2 left-2 flex items-center gap-1 rounded-full bg-sea-900 px-2.5 py-0.5 text-sm font-semibold text-white">
            <Star className="size-3.5 fill-current" aria-hidden="true" />
            {text.main}
          </p>
        )}
      </div>
      <div className="flex justify-between p-1">
        <span className="flex">
          {!isMain && (
            <Small icon={Star} label={text.setMainOf(position)} act={() => send({ change: 'main' })} />
          )}
          <Small
            icon={ArrowLeft}
            label={text.earlier(position)}
            disabled={position === 1}
            act={() => send({ change: 'move', by: '-1' })}
          />
          <Small
            icon={ArrowRight}
            label={text.later(position)}
            disabled={position === count}
            act={() => send({ change: 'move', by: '1' })}
          />
        </span>
        <Small
          icon={Trash2}
          look={rowAction.danger}
          label={`${adminText.actions.delete} ${text.name(position)}`}
          act={() => setAsking(true)}
        />
      </div>
      {asking && (
        <ConfirmDialog
          title={adminText.confirmDelete.title(text.name(position))}
          confirm={adminText.actions.delete}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            send({ change: 'delete' })
          }}
        >
          {adminText.confirmDelete.forGood}
        </ConfirmDialog>
      )}
    </li>
  )
}

interface SmallProps {
  icon: LucideIcon
  label: string
  look?: string
  disabled?: boolean
  act(): void
}

function Small({ icon: Icon, label, look = rowAction.plain, disabled = false, act }: SmallProps) {
  return (
    <button type="button" aria-label={label} title={label} disabled={disabled} onClick={act} className={look}>
      <Icon className="size-4" aria-hidden="true" />
    </button>
  )
}
