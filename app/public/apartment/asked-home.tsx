import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import type { Picture } from '../../../domain/files/picture.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { AnyImage } from '../../pictures/any-image.tsx'
import type { BundledPicture } from '../../pictures/bundled-pictures.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ContactLines } from '../contact-lines.tsx'
import { SampleMark } from '../sample-mark.tsx'
import { useSite } from '../use-site.ts'

interface Props {
  title: string
  status: PublicApartment['status']
  photo: Picture | BundledPicture | undefined
}

/** Beside the form, where there is room: the home that it is about, and whom to call instead. */
export function AskedHome({ title, status, photo }: Props) {
  const { company } = useSite()
  return (
    <div className="overflow-hidden rounded-card bg-white shadow-card max-lg:hidden lg:sticky lg:top-24">
      {photo && (
        <div className="relative">
          <AnyImage picture={photo} alt="" sizes="560px" fit="cover" className="aspect-3/2 w-full" />
          <SampleMark picture={photo} className="bottom-3 left-3" />
        </div>
      )}
      <div className="grid justify-items-start gap-3 p-6">
        <p className="text-xl font-bold text-sea-900">{title}</p>
        <StatusBadge status={status} label={apartmentStatusLabels[status]} />
        <ContactLines company={company} />
      </div>
    </div>
  )
}
