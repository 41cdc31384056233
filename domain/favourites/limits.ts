/** How many apartments a browser keeps, and how many a link may name. */
export const maxFavourites = 24
/** How many apartments are compared side by side. */
export const maxCompared = 4
/** How many apartments one enquiry may name. */
export const maxAsked = 12
