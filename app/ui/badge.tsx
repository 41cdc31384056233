export function Badge({ className, label }: { className: string; label: string }) {
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${className}`}
    >
      {label}
    </span>
  )
}
