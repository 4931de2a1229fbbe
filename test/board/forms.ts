import type { HttpClient, TestResponse } from './http-client.ts'

/** Sends a form as a browser does without a script. */
export function sendForm(
  client: HttpClient,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' }
): Promise<TestResponse> {
  return client.send(path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString()
  })
}

/** What a page says is wrong, and the values of its fields. */
export function readForm(html: string) {
  const fieldOf = (name: string) =>
    new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
  return {
    errors: [...html.matchAll(/<p[^>]*class="error"[^>]*>.*?<\/span>(.*?)<\/p>/g)].map(
      ([, sentence]) => sentence
    ),
    failure: /<h2>Hay un problema<\/h2><p>(.*?)<\/p>/.exec(html)?.[1],
    value: (name: string) => /value="([^"]*)"/.exec(fieldOf(name))?.[1]
  }
}
