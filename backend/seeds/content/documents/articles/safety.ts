export const SAFETY = `---
title: "Safe on set, and before it"
description: "How to check a call in five minutes, what a safe set looks like, and what to do when something feels wrong."
author: "The trust team"
date: '2026-06-11'
tags: ["Safety", "Beginners", "Parents"]
---

Most sets are full of decent, tired people. A few are not sets at all. The difference usually shows before the first meeting, if you know where to look.

## Five minutes before you answer a call

Is there a name behind it, a fee, a place and a date? Has the client answered people before? Search the company’s name with the word “casting” and read the second page of results. A real call can say who is directing and where the pictures will be used. A false one has only compliments.

Three things end the conversation at once: a fee to audition, a “portfolio” you must buy from them, and a meeting at a home or a hotel room. Report it. You do not have to be sure, and nobody learns that it was you.

## The meeting

Meet in an office or a rehearsal room, in daylight, and tell someone where you are. You may bring a friend. You may keep your phone. You may ask to see the script. For a test with movement or little clothing, you are told beforehand, in writing, and a second person is present.

## A safe set

There is a call sheet with a hospital on it. There is water, shade, a toilet you can lock and a way home after a night shoot. Stunts have a coordinator and a rehearsal, at half speed first. Animals have a handler. Scenes of intimacy have a closed set, a plan agreed with you, and a person whose job it is to stop the scene when you touch your ear.

## Saying stop

“I am not comfortable with that, can we talk to production?” is enough. You do not owe a reason. If you are not heard, leave the floor and go where other people are. A job that ends because you were careful was not a good job.

## For parents

You hold the account and come to the set. A child works short hours, with breaks, school first. Ask to see the scene as it will be shot. If you are asked to wait outside, go home together.

## Afterwards

Write down what happened while it is fresh: time, place, names, words. Tell us through Report, on the job or on the profile. A person reads it within one working day. If you are in danger, call the police first; 112 works everywhere in India. We will help with the rest.
`;
