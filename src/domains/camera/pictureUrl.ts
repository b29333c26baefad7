/** Returns the URL of a camera's picture: the hotel's data URL, or one made of the base64 JPEG (CAM-03). */
export function pictureUrl(image: string): string {
  if (/^\s*data:/i.test(image)) return image.trim()
  const base64 = image.replace(/\s/g, '')
  return base64 && `data:image/jpeg;base64,${base64}`
}
