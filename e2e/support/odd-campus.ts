import { createServer } from 'node:http';
import { freePort } from './process.ts';

export const longName = `Prof. Dr. ${'Bahadur'.repeat(16)}`.slice(0, 120);
export const longMessage = Array.from(
  { length: 40 },
  (_, index) => `Paragraph ${index + 1}. ${'word '.repeat(98)}`,
).join('\n\n');

const person = (id: number) => ({
  id,
  fullName: id === 1 ? longName : `Person ${id}`,
  department: '',
  designation: id === 2 ? 'One' : '',
  profilePic: id === 1 ? 'gone.jpg' : 'N/A',
  about: id === 1 ? longMessage : null,
});

/** A campus API that answers correctly and immoderately: 500 people without departments, a long message, this introduction. */
export async function startOddCampus(introduction: string): Promise<{ url: string; stop: () => void }> {
  const everyone = Array.from({ length: 500 }, (_, index) => person(index + 1));
  const answers: Record<string, unknown> = {
    '/contact?id=1': { body: { campusIntroduction: introduction } },
    '/staffs/searchEmpByType?id=1&keyId=3': { body: everyone },
    '/staffs/searchCommittee': { body: [[person(1)]] },
  };
  const server = createServer((request, response) => {
    const answer = request.url?.startsWith('/images/') ? undefined : (answers[request.url ?? ''] ?? { body: [] });
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
