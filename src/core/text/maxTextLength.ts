/** The longest free text that a guest may enter, in characters (GEN-08). */
export const maxTextLength = 500
