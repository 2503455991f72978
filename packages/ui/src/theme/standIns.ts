/** Typefaces of devices that stand in for the brand's until those have come. Each has a face in `faces/faces.css`. */
export const standIns = ['Arial', 'Roboto', 'Noto'] as const
