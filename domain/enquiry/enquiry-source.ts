/** How an enquiry has reached the sales team. Those of the contact form come from the website. */
export const enquirySources = [
  'website',
  'phone',
  'visit',
  'email',
  'portal',
  'social',
  'referral',
  'other',
] as const
export type EnquirySource = (typeof enquirySources)[number]
