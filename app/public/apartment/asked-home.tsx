import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { AnyImage } from '../../images/any-image.tsx'
import type { BundledImage } from '../../images/bundled-images.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ContactLines } from '../contact-lines.tsx'
import { SampleMark } from '../sample-mark.tsx'
import { useSite } from '../use-site.ts'

interface Props {
  title: string
  status: PublicApartment['status']
  photo: StoredImage | BundledImage | undefined
}

/** Beside the form, where there is room: the apartment that it is about, and whom to call instead. */
export function AskedHome({ title, status, photo }: Props) {
  const { company } = useSite()
  return (
    <div className="overflow-hidden rounded-card bg-white shadow-card max-lg:hidden lg:sticky lg:top-24">
      {photo && (
        <div className="relative">
          <AnyImage image={photo} alt="" sizes="560px" fit="cover" className="aspect-3/2 w-full" />
          <SampleMark image={photo} className="bottom-3 left-3" />
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
