/** A page that has not answered by then is broken, or speaks the words of another build. */
const ANSWER_MS = 3000;

/** What a page answers to a message; null where it answers nothing. */
export const answerOf = (client: Client, message: object): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      resolve(data);
    };
    setTimeout(() => {
      resolve(null);
    }, ANSWER_MS);
    client.postMessage(message, [port2]);
  });
