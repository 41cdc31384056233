/** The images of shared links say this beside the titles of their pages. */
export const previewText = { floorPlan: 'Етажен план' }
