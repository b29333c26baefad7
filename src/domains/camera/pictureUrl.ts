/**
 * Returns the URL of a camera's picture: a data URL of the base64 JPEG, or the data URL that the hotel has
 * sent (CAM-03).
 */
export function pictureUrl(image: string): string {
  if (/^\s*data:/i.test(image)) return image.trim()
  const base64 = image.replace(/\s/g, '')
  return base64 && `data:image/jpeg;base64,${base64}`
}
