import { useRevalidator } from 'react-router'
import type { UploadTarget } from '../../../domain/files/upload-target.ts'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { usePlanText } from './use-plan-text.ts'

export function NoPlanYet({ target }: { target: UploadTarget }) {
  const text = usePlanText()
  const { revalidate } = useRevalidator()
  return (
    <section className="mt-6 max-w-3xl">
      <h2 className="text-xl">{text.noPlan}</h2>
      <p className="mt-1 mb-4 text-sea-800">{text.noPlanAdvice}</p>
      <DropZone target={target} onUploaded={() => revalidate()} />
    </section>
  )
}
