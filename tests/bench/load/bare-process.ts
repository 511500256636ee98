import fastify from 'fastify';

/** The least that a server can do: one constant JSON. Says its address, and ends with its parent. */
const app = fastify();
app.get('/', () => ({ result: [], page: { total: 0, version: '1' } }));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.stdin.resume().once('end', () => process.exit(0));
