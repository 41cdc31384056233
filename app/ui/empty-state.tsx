/** Where there is nothing to show: what that means, and what to do next. */
export function EmptyState({ title, advice }: { title: string; advice: string }) {
  return (
    <div className="rounded-card border border-dashed border-sea-200 bg-white p-8 text-center">
      <p className="text-lg font-semibold text-sea-900">{title}</p>
      <p className="mt-1 text-sea-800">{advice}</p>
    </div>
  )
}
